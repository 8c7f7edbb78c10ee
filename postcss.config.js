// Vite minifies the styles. If Tailwind does so first, prefixed properties are written up to four times.
export default { plugins: { "@tailwindcss/postcss": { optimize: false } } };
