import { Empty } from 'antd';

/** A screen that exists in the menu and not yet in the product. Nothing fake behind it. */
export const EnConstruccion = ({ titulo }: { titulo: string }) => (
  <section className="en-construccion">
    <h1>{titulo}</h1>
    <Empty description="En construcción" />
  </section>
);
