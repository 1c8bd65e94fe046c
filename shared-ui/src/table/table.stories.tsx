import { Table } from './table.tsx';

const head = (
  <thead>
    <tr>
      <th scope="col">Window</th>
      <th scope="col">Area</th>
    </tr>
  </thead>
);

export const WithRows = () => (
  <Table caption="Windows">
    {head}
    <tbody>
      <tr>
        <td>Kitchen</td>
        <td>12 sq ft</td>
      </tr>
      <tr>
        <td>Bath</td>
        <td>4 sq ft</td>
      </tr>
    </tbody>
  </Table>
);

export const Empty = () => (
  <Table caption="Windows">
    {head}
    <tbody>
      <tr>
        <td colSpan={2}>No windows yet.</td>
      </tr>
    </tbody>
  </Table>
);
