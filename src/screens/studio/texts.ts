export const texts = {
  title: 'Config Studio',
  notEditor:
    'Only editors can change the screens. Whoever runs the server makes you one: npm run user -- add NAME --editor.',
};
