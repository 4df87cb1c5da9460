import { type Pareja, proponerParejas, type RenglonListado, type TransferenciaListada } from '@leal/contract';
import { formatearFecha } from '@leal/domain';
import { Button, Checkbox } from 'antd';
import { useState } from 'react';
import { useLlamada } from '../../../lib/api/consultas.ts';
import { cuantos } from '../../../piezas/textos/textos.ts';
import { Actualizar } from '../../../ui/encabezado/Actualizado.tsx';
import { FalloConsulta } from '../../../ui/estados/FalloConsulta.tsx';
import { HuecoDeFilas } from '../../../ui/estados/Huecos.tsx';
import { Vacio } from '../../../ui/estados/Vacio.tsx';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { type ColumnaSencilla, TablaSencilla } from '../../../ui/tabla/TablaSencilla.tsx';
import { ClienteEnlazado, referenciaDe } from '../columnas.tsx';
import { CASILLA, type Elegidas, MarcarVarias, useElegidas } from '../elegidas.tsx';
import { useAlDia } from '../al-dia.ts';
import { corregir, type PorMarcar, useMarcar } from '../marcar.tsx';
import { EN_BANCO } from '../senales.tsx';
import { DepositoDicho } from './DepositoDicho.tsx';
import { VACIA } from './ver.ts';

const POR_QUE = {
  referencia: 'La misma referencia',
  monto: 'El mismo monto, a lo más a un día',
  ambigua: 'Puede ser más de uno: elige',
  otro_monto: 'La misma referencia, otro monto: corrige el que esté mal',
} as const;

const idDe = ({ transferencia }: Pareja): string => transferencia.id_pago;

const TransferenciaDicha = ({ transferencia: fila }: { transferencia: TransferenciaListada }) => (
  <>
    <ClienteEnlazado {...fila} />
    <div className="tenue menuda normal">
      {[
        referenciaDe(fila.transferencia),
        formatearFecha(fila.transferencia.fecha),
        fila.nombre_cobrador,
        ...(fila.estado === 'no_esta' ? [EN_BANCO.no_esta] : []),
      ].join(' · ')}
    </div>
  </>
);

const COLUMNAS: readonly ColumnaSencilla<Pareja>[] = [
  {
    clave: 'cliente',
    titulo: 'Transferencia',
    principal: true,
    celda: ({ transferencia }) => <TransferenciaDicha transferencia={transferencia} />,
  },
  { clave: 'monto', titulo: 'Monto', importe: ({ transferencia }) => transferencia.monto },
  { clave: 'porque', titulo: 'Por qué', nombre: true, celda: ({ tipo }) => POR_QUE[tipo] },
];

const SOLO_SE_LEE: ColumnaSencilla<Pareja> = {
  clave: 'deposito',
  titulo: 'Depósito',
  nombre: true,
  celda: ({ tipo, renglones }) =>
    renglones.map((fila) => (
      <DepositoDicho key={fila.id_renglon} deposito={fila} conMonto={tipo === 'otro_monto'} />
    )),
};

type Marcar = ReturnType<typeof useMarcar>;
const conRenglon = (
  { transferencia }: Pareja,
  { id_renglon: renglon }: Pick<RenglonListado, 'id_renglon'>,
): PorMarcar => ({ ...transferencia, renglon });

/** A deposit is a payment of its own amount: once the payment says it, they are a pair. */
const ConOtroMonto = ({ pareja: { transferencia, renglones } }: { pareja: Pareja }) => (
  <div className="fila dobla aire-12 extremos">
    <div className="pila aire-8 cede">
      {renglones.map((fila) => (
        <DepositoDicho key={fila.id_renglon} deposito={fila} conMonto />
      ))}
    </div>
    {transferencia.sin_correccion === undefined && (
      <Button
        aria-label={`Corregir el pago de ${transferencia.nombre_cliente}`}
        onClick={() => corregir(transferencia)}
      >
        Corregir pago
      </Button>
    )}
  </div>
);

/** Each deposit that it could be, with the button that says so; the one that is alone can be chosen with others. */
const conBotones = (marcar: Marcar, { tiene, poner }: Elegidas): ColumnaSencilla<Pareja> => ({
  ...SOLO_SE_LEE,
  celda: (pareja) => {
    const { transferencia, renglones, tipo } = pareja;
    if (tipo === 'otro_monto') return <ConOtroMonto pareja={pareja} />;
    const de = `la transferencia de ${transferencia.nombre_cliente}`;
    return (
      <div className="pila aire-8">
        {renglones.map((fila) => (
          <div key={fila.id_renglon} className="fila dobla aire-12 extremos">
            <DepositoDicho deposito={fila} />
            <div className="fila aire-12">
              {tipo !== 'ambigua' && (
                <Checkbox
                  className="alto-dedo"
                  style={CASILLA}
                  aria-label={`Elegir ${de}`}
                  checked={tiene(transferencia.id_pago)}
                  onChange={(e) => poner(transferencia.id_pago, e.target.checked)}
                >
                  Elegir
                </Checkbox>
              )}
              <Button
                aria-label={`Es ${de}`}
                onClick={() => void marcar('vista', [conRenglon(pareja, fila)])}
              >
                Es este
              </Button>
            </div>
          </div>
        ))}
      </div>
    );
  },
});

const AREAS = "'cliente monto' 'porque porque' 'deposito deposito'";
const SIN_FILAS: readonly Pareja[] = [];
const LLAMADAS = [proponerParejas];

/** The transfers that wait, side by side with the deposits that they could be: a manager says which it is. */
export function Parejas({ soloLee }: { soloLee: boolean }) {
  const [cursor, setCursor] = useState<string>();
  const consulta = useLlamada(proponerParejas, { consulta: cursor === undefined ? {} : { cursor } });
  const marcar = useMarcar();
  const filas = consulta.data?.datos ?? SIN_FILAS;
  const eleccion = useElegidas(filas, idDe);
  const columnas = [...COLUMNAS, soloLee ? SOLO_SE_LEE : conBotones(marcar, eleccion)];
  const unicas = eleccion.elegidas.flatMap((pareja) => {
    const [fila, otra] = pareja.renglones;
    return fila && !otra && pareja.tipo !== 'otro_monto' ? [conRenglon(pareja, fila)] : [];
  });
  const { sin_pareja = 0, siguiente = null } = consulta.data ?? {};
  const conPareja = filas.filter(({ transferencia }) => transferencia.estado === 'por_confirmar').length;
  // Of more than were looked at, nobody has said how many wait.
  const sonTodas = cursor === undefined && siguiente === null;
  const esperan = consulta.data && sonTodas ? conPareja + sin_pareja : undefined;
  useAlDia(LLAMADAS, { esperan, leidaEn: consulta.dataUpdatedAt });
  return (
    <>
      <MarcarVarias
        montos={unicas.map(({ monto }) => monto)}
        texto="Son esos depósitos"
        alMarcar={() => void marcar('vista', unicas)}
      />
      <Panel
        titulo="Parejas"
        subtitulo="Nada se confirma solo: di cuál depósito es de cada transferencia"
        accion={<Actualizar consulta={consulta} />}
      >
        <FalloConsulta consulta={consulta} mensaje="Error al buscar las parejas" />
        {!consulta.data && !consulta.isError && <HuecoDeFilas />}
        {consulta.data && filas.length === 0 && <Vacio dibujo="listo" texto={VACIA.parejas} />}
        {filas.length > 0 && (
          <TablaSencilla
            nombre="Parejas"
            clase="diferencias"
            areas={AREAS}
            columnas={columnas}
            filas={filas}
            clave={idDe}
          />
        )}
        {sin_pareja > 0 && (
          <p className="nota">
            {`${cuantos(sin_pareja, 'transferencia', 'transferencias')} por confirmar sin ningún depósito que sea suyo.`}
          </p>
        )}
        {!sonTodas && (
          <div className="fila dobla aire-12">
            <span className="nota">Se buscan de cien en cien, las más viejas primero.</span>
            {cursor !== undefined && (
              <Button onClick={() => setCursor(undefined)}>Volver a las primeras</Button>
            )}
            {siguiente !== null && (
              <Button onClick={() => setCursor(siguiente)}>Buscar las siguientes</Button>
            )}
          </div>
        )}
      </Panel>
    </>
  );
}
