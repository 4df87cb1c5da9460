import { Empty } from 'antd';
import { alertar } from '../../ui/dialogos/almacen.ts';

/** A button whose action does not exist yet says so; nothing is sent. */
export const enConstruccion = (titulo: string): Promise<void> =>
  alertar({ titulo, contenido: <Empty description="En construcción" /> });
