import '../reportes.css';
import { Dia } from './Dia.tsx';
import { Semana } from './Semana.tsx';
import { useLugar } from './use-lugar.ts';

type Props = {
  idCobrador: string;
  /** Whose they are, where it is not oneself. */
  deQuien?: string;
};

/** Spec §2, 'Weekly reports': a week, and each of its days. The address says which. */
export function ReportesDeCobranza({ idCobrador, deQuien }: Props) {
  const en = useLugar();
  const { dia, semana } = en.lugar;
  return (
    <div className="reportes">
      {dia ? (
        <Dia key={dia} idCobrador={idCobrador} fecha={dia} en={en} />
      ) : (
        <Semana key={semana} idCobrador={idCobrador} en={en} deQuien={deQuien} />
      )}
    </div>
  );
}
