/** All that the home page says in this language. One module: fourteen files of a few hundred bytes take longer than one. */
export default Object.values(
  import.meta.glob<string>(['./hu/*.ftl', '../rooms/*/texts/home/hu.ftl'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);
