import './graficas.css';
import { Progress } from 'antd';

type Props = {
  /** The subject of the progress; its name for screen readers. */
  titulo: string;
  /** 0 to 100. */
  porcentaje: number;
};

/** An arc of how far something has come. It is no task: 100 % is not 'done'. */
export const Avance = ({ titulo, porcentaje }: Props) => (
  <Progress
    className="avance"
    type="dashboard"
    size={176}
    strokeWidth={10}
    status="normal"
    strokeColor="var(--ant-color-link)"
    percent={porcentaje}
    format={(n = 0) => `${n.toFixed(2)} %`}
    aria-label={titulo}
  />
);
