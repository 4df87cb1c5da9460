import '../../../comun/bandeja/bandeja.css';
import './llegadas.css';
import { DiaDeCobrador } from './DiaDeCobrador.tsx';
import { useLlegadas } from './lugar.ts';
import { Semana } from './Semana.tsx';

/** What phones sent late, and what does not fit the other captures of its phone. Nothing is decided here. */
export function PantallaLlegadas() {
  const en = useLlegadas();
  const { dia, semana } = en;
  return (
    <div className="llegadas">
      {dia ? (
        <DiaDeCobrador key={`${dia.id_cobrador} ${dia.fecha}`} dia={dia} en={en} />
      ) : (
        <Semana key={semana} en={en} />
      )}
    </div>
  );
}
