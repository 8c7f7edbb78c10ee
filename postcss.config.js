// Vite minifies the styles itself. Twice done, prefixed properties are written up to four times.
export default { plugins: { "@tailwindcss/postcss": { optimize: false } } };
