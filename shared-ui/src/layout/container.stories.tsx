import { Container } from './container.tsx';

export const Wide = () => <Container>As wide as the page’s content.</Container>;

export const ForText = () => <Container width="text">As wide as text is read with ease.</Container>;
