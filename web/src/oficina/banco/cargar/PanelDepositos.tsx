import 'virtual:estilos-antd/listas.css';
import { cuentasDeBanco } from '@leal/contract';
import { type ColumnaDeBanco, formatearFecha, formatearNumero, nadaDiceCargo } from '@leal/domain';
import { Alert, Button, Checkbox } from 'antd';
import { useMemo, useState } from 'react';
import { useLlamada } from '../../../lib/api/consultas.ts';
import { cuantos } from '../../../piezas/textos/textos.ts';
import { almacenPropio } from '../../../lib/sesion/recuerdo.ts';
import { useOficina } from '../../figuras/use-oficina.ts';
import { BotonEnlace } from '../../../ui/BotonEnlace.tsx';
import { Monto } from '../../../ui/Monto.tsx';
import { Dato, Panel } from '../../../ui/panel/Panel.tsx';
import { BarraDeCurso } from '../../archivo/BarraDeCurso.tsx';
import type { Hoja } from '../../archivo/hoja.ts';
import { useHoy } from '../../vacaciones/use-hoy.ts';
import { DiasCortados, EnOtraCuenta } from './AvisosDeCarga.tsx';
import { Cuenta } from './Cuenta.tsx';
import { Devueltos } from './Devueltos.tsx';
import type { Cargados } from './enviar.ts';
import { cuentasDe, diasCortados, esDeOtroMes, revisar, type Revision } from './revisar.ts';
import { CLAVE_DE_CUENTA, useCarga } from './use-carga.ts';

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
  delArchivo[0] ?? almacenPropio().leer(CLAVE_DE_CUENTA) ?? '';

const SIN_CUENTAS: readonly string[] = [];

type Props = { hoja: Hoja<ColumnaDeBanco>; archivo: string };

/** What the file would load, before it does; sent part by part. */
export function PanelDepositos({ hoja, archivo }: Props) {
  const hoy = useHoy();
  const { base } = useOficina();
  const delArchivo = useMemo(() => cuentasDe(hoja), [hoja]);
  const [elegida, setElegida] = useState<string | null>(null);
  const cuenta = elegida ?? cuentaInicial(delArchivo);
  // A file may have twenty thousand rows: of one account they are the same, whatever is being typed as its name.
  const deCual = delArchivo.length > 1 ? cuenta : '';
  const revision = useMemo(() => revisar(hoja, deCual, hoy), [hoja, deCual, hoy]);
  const { depositos, devoluciones, monto, dias, fuera } = revision;
  const nadaEntra = depositos.length === 0;
  const sinCargos = useMemo(() => nadaDiceCargo(hoja), [hoja]);
  const [soloDepositos, setSoloDepositos] = useState<typeof hoja>();
  const consulta = dias ? { primero: dias[0], ultimo: dias[1] } : {};
  const { data: deBanco } = useLlamada(cuentasDeBanco, { consulta }, { staleTime: 0 });
  const cortados = diasCortados(revision, cuenta, deBanco?.datos ?? []);
  const carga = useCarga({ cuenta: cuenta.trim(), archivo }, revision);
  const { enCurso, corre, cargados, otras, devueltos, cargar } = carga;
  const elegir = (otra: string) => {
    setElegida(otra);
    carga.olvidar();
  };
  const falta = cuenta.trim() === '' || (sinCargos && soloDepositos !== hoja);
  return (
    <Panel titulo="Depósitos" subtitulo="Solo entra lo que se abonó a la cuenta; nada se confirma todavía">
      <div className="pila aire-12">
        <Cuenta
          cuenta={cuenta}
          delArchivo={delArchivo}
          conocidas={deBanco?.datos.map((una) => una.cuenta) ?? SIN_CUENTAS}
          alElegir={elegir}
        />
        <dl>
          <Dato nombre="Depósitos">{formatearNumero(depositos.length)}</Dato>
          <Dato nombre="Suman">
            <Monto valor={monto} />
          </Dato>
          {dias && <Dato nombre="Periodo">{`${formatearFecha(dias[0])} al ${formatearFecha(dias[1])}`}</Dato>}
        </dl>
        {fuera.length > 0 && <Fuera fuera={fuera} />}
        {sinCargos && (
          <Alert
            type="warning"
            title="Nada en el archivo dice cuáles son cargos"
            description={
              <Checkbox
                className="alto-dedo"
                checked={soloDepositos === hoja}
                onChange={(e) => setSoloDepositos(e.target.checked ? hoja : undefined)}
              >
                Todos los renglones son depósitos
              </Checkbox>
            }
          />
        )}
        {dias && esDeOtroMes(dias[1], hoy) && (
          <Alert
            type="warning"
            title={`El depósito más nuevo es del ${formatearFecha(dias[1])}. ¿Es el archivo que buscas?`}
          />
        )}
        {cortados.length > 0 && <DiasCortados dias={cortados} />}
        <BarraDeCurso enCurso={enCurso} />
        {otras.length > 0 && !corre && (
          <EnOtraCuenta otras={otras} alSerEsa={elegir} alSerOtra={() => void cargar()} />
        )}
        {devueltos && <Devueltos devueltos={devueltos} seDiceSiNoHay={nadaEntra} />}
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
            disabled={(nadaEntra && devoluciones.length === 0) || falta || otras.length > 0}
            loading={corre}
            onClick={() => void cargar()}
          >
            {nadaEntra && devoluciones.length > 0
              ? 'Buscar devoluciones'
              : `Cargar ${cuantos(depositos.length, 'depósito', 'depósitos')}`}
          </Button>
        </div>
      </div>
    </Panel>
  );
}
