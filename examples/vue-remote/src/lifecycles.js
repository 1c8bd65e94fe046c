import { createApp, h, ref } from 'vue';

let app;

/** The remote's screen, which shows the company name from the shell's store, and a counter. */
const Screen = {
  props: ['store'],
  setup({ store }) {
    const count = ref(0);
    return () =>
      h('section', [
        h('p', `${store.getState().config.company.name} shows this by Vue.`),
        h('button', { type: 'button', onClick: () => count.value++ }, `Count: ${count.value}`),
      ]);
  },
};

export async function bootstrap() {}

export async function mount({ domElement, store }) {
  app = createApp(Screen, { store });
  app.mount(domElement);
}

export async function unmount() {
  app.unmount();
}
