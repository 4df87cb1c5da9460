import 'virtual:estilos-antd/listas.css';
import { type ColumnaDeBanco, diasEntre, formatearFecha, formatearNumero } from '@leal/domain';
import { Alert, Button, Input, Select } from 'antd';
import { useId, useState } from 'react';
import { cuantos } from '../../../piezas/textos/textos.ts';
import { almacenPropio } from '../../../lib/sesion/recuerdo.ts';
import { useOficina } from '../../figuras/use-oficina.ts';
import { BotonEnlace } from '../../../ui/BotonEnlace.tsx';
import { Monto } from '../../../ui/Monto.tsx';
import { Dato, Panel } from '../../../ui/panel/Panel.tsx';
import { BarraDeCurso } from '../../archivo/BarraDeCurso.tsx';
import type { Hoja } from '../../archivo/hoja.ts';
import { useCurso } from '../../archivo/use-curso.ts';
import { useHoy } from '../../vacaciones/use-hoy.ts';
import { type Cargados, cargarTodos } from './enviar.ts';
import { cuentasDe, revisar, type Revision } from './revisar.ts';

const CLAVE = 'leal_cuenta_de_banco';
/** A newer file is what somebody looks for who has chosen an older one. */
const DIAS_VIEJO = 31;

type PropsCuenta = { cuenta: string; delArchivo: readonly string[]; alElegir: (cuenta: string) => void };

/** By its account a deposit is known when it comes again. */
function Cuenta({ cuenta, delArchivo, alElegir }: PropsCuenta) {
  const id = useId();
  return (
    <div className="pila aire-4">
      <label htmlFor={id}>De qué cuenta son</label>
      {delArchivo.length > 1 ? (
        <Select
          id={id}
          value={cuenta}
          options={delArchivo.map((value) => ({ value, label: value }))}
          onChange={alElegir}
        />
      ) : (
        <Input
          id={id}
          value={cuenta}
          maxLength={40}
          placeholder="Por ejemplo: BBVA 0123"
          status={cuenta.trim() === '' ? 'error' : ''}
          onChange={(e) => alElegir(e.target.value)}
        />
      )}
      <small className="tenue">
        {delArchivo.length > 1
          ? 'El archivo tiene varias: se cargan una por una.'
          : 'Escríbela siempre igual: así se sabe qué depósitos ya están.'}
      </small>
    </div>
  );
}

const RENGLONES_DICHOS = 10;

/** The reasons why rows stay out, with the numbers of the first ones. */
const Fuera = ({ fuera }: Pick<Revision, 'fuera'>) => (
  <ul className="lista-lisa pila aire-4">
    {fuera.map(({ motivo, renglones }) => {
      const primeros = renglones.slice(0, RENGLONES_DICHOS).map((n) => formatearNumero(n));
      const mas = renglones.length > primeros.length ? '…' : '';
      return (
        <li key={motivo} className="tenue">
          {`${cuantos(renglones.length, 'renglón', 'renglones')}: ${motivo} (${primeros.join(', ')}${mas})`}
        </li>
      );
    })}
  </ul>
);

const textoDe = ({ cargado, ya_estaba }: Cargados): string =>
  [
    cargado === 1 ? 'Se cargó 1 depósito' : `Se cargaron ${formatearNumero(cargado)} depósitos`,
    ...(ya_estaba > 0 ? [`${formatearNumero(ya_estaba)} ya ${ya_estaba === 1 ? 'estaba' : 'estaban'}`] : []),
  ].join('; ');

const cuentaInicial = (delArchivo: readonly string[]): string =>
  delArchivo[0] ?? almacenPropio().leer(CLAVE) ?? '';

type Props = { hoja: Hoja<ColumnaDeBanco>; archivo: string };

/** What the file would load, before it does; sent part by part. */
export function PanelDepositos({ hoja, archivo }: Props) {
  const hoy = useHoy();
  const { base } = useOficina();
  const delArchivo = cuentasDe(hoja);
  const [elegida, setElegida] = useState<string | null>(null);
  const cuenta = elegida ?? cuentaInicial(delArchivo);
  const { depositos, monto, dias, fuera } = revisar(hoja, cuenta, hoy);
  const { enCurso, corre, correr } = useCurso();
  const [cargados, setCargados] = useState<Cargados | null>(null);
  const cargar = () =>
    correr('Cargando', async (curso) => {
      setCargados(null);
      almacenPropio().guardar(CLAVE, cuenta.trim());
      setCargados(await cargarTodos({ cuenta: cuenta.trim(), archivo }, depositos, curso));
    });
  return (
    <Panel titulo="Depósitos" subtitulo="Solo entra lo que se abonó a la cuenta; nada se confirma todavía">
      <div className="pila aire-12">
        <Cuenta cuenta={cuenta} delArchivo={delArchivo} alElegir={setElegida} />
        <dl>
          <Dato nombre="Depósitos">{formatearNumero(depositos.length)}</Dato>
          <Dato nombre="Suman">
            <Monto valor={monto} />
          </Dato>
          {dias && <Dato nombre="Periodo">{`${formatearFecha(dias[0])} al ${formatearFecha(dias[1])}`}</Dato>}
        </dl>
        {fuera.length > 0 && <Fuera fuera={fuera} />}
        {dias && diasEntre(dias[1], hoy) > DIAS_VIEJO && (
          <Alert
            type="warning"
            title={`El depósito más nuevo es del ${formatearFecha(dias[1])}. ¿Es el archivo que buscas?`}
          />
        )}
        <BarraDeCurso enCurso={enCurso} />
        {cargados && (
          <Alert
            type="success"
            title={textoDe(cargados)}
            action={<BotonEnlace camino={`${base}/transferencias/depositos`}>Ver depósitos</BotonEnlace>}
          />
        )}
        <div>
          <Button
            type="primary"
            disabled={depositos.length === 0 || cuenta.trim() === ''}
            loading={corre}
            onClick={() => void cargar()}
          >
            {`Cargar ${cuantos(depositos.length, 'depósito', 'depósitos')}`}
          </Button>
        </div>
      </div>
    </Panel>
  );
}
