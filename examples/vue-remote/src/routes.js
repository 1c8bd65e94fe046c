export const routes = [
  {
    path: '/vue-example',
    title: 'An example in Vue',
    heading: 'An example in Vue',
    description: 'A page of the site that another framework shows.',
    noIndex: true,
  },
];
