import { riesgoDeAyer } from '@leal/contract';
import { DIAS_DE_RIESGO, type Fecha, formatearNumero } from '@leal/domain';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { consultaDe } from '../../lib/api/consultas.ts';
import { useAhora } from '../../lib/reloj.ts';
import { QueSon } from '../../ui/cifras/QueSon.tsx';
import { FalloConsulta } from '../../ui/estados/FalloConsulta.tsx';
import { HuecoDeFilas } from '../../ui/estados/Huecos.tsx';
import { Vacio } from '../../ui/estados/Vacio.tsx';
import { ElegirVista } from '../../ui/lista/ElegirVista.tsx';
import { Panel } from '../../ui/panel/Panel.tsx';
import { type ColumnaSencilla, TablaSencilla } from '../../ui/tabla/TablaSencilla.tsx';
import { LaParte } from './celdas.tsx';
import { type Corte, type Linea, lineasDe, textoDeCierre, textoDeNoLeidos } from './cierre.ts';
import { enRiesgoDe, masDe } from './textos.ts';

const CIFRAS = [
  { titulo: 'Por monto prestado', figura: 'riesgoPorMonto' },
  { titulo: 'Por colonia', figura: 'riesgoPorColonia' },
  { titulo: 'Por antigüedad del cliente', figura: 'riesgoPorAntiguedad' },
] as const;

const OPCIONES: readonly { value: Corte; label: string }[] = [
  { value: 'monto', label: 'Monto' },
  { value: 'colonia', label: 'Colonia' },
  { value: 'antiguedad', label: 'Antigüedad' },
];

/** No list of clients is asked for by any of these, so that no figure leads to one. */
const COLUMNAS: readonly ColumnaSencilla<Linea>[] = [
  { clave: 'linea', titulo: 'Créditos', principal: true, celda: ({ nombre }) => nombre },
  { clave: 'saldo', titulo: 'Saldo', importe: ({ saldo }) => saldo },
  {
    clave: 'clientes',
    titulo: 'Clientes',
    cifra: true,
    nombre: true,
    lado: 'izquierda',
    celda: ({ clientes }) => formatearNumero(clientes),
  },
  ...DIAS_DE_RIESGO.map((dias): ColumnaSencilla<Linea> => ({
    clave: `mas${dias}`,
    titulo: masDe(dias),
    cifra: true,
    nombre: true,
    lado: 'izquierda',
    celda: ({ riesgo }) => <LaParte en={enRiesgoDe(riesgo, dias)} />,
  })),
];
const AREAS = `'linea saldo' 'clientes clientes' ${DIAS_DE_RIESGO.map((dias) => `'mas${dias} mas${dias}'`).join(' ')}`;

type Props = { corte: Corte | undefined; hoy: Fecha; alElegir: (corte: Corte) => void };

/** It is read when somebody opens it, and is the same all day. */
function Tabla({ corte, hoy }: { corte: Corte; hoy: Fecha }) {
  const consulta = useQuery({ ...consultaDe(riesgoDeAyer), refetchOnWindowFocus: true });
  const { data, isError } = consulta;
  const ahora = useAhora(60_000);
  const cierre = data?.cierre;
  const noLeidos = cierre && textoDeNoLeidos(cierre);
  return (
    <>
      <FalloConsulta consulta={consulta} mensaje="Error al obtener el cierre de ayer" />
      {!data && !isError && <HuecoDeFilas filas={5} />}
      {cierre === null && <Vacio texto="Todavía no hay un cierre: se hace cada noche" />}
      {cierre && (
        <>
          <p className="nota">{textoDeCierre(cierre, hoy, ahora)}</p>
          {noLeidos && <p className="nota">{noLeidos}</p>}
          <TablaSencilla
            nombre="Al cierre de ayer"
            clase="riesgo-plazos"
            areas={AREAS}
            columnas={COLUMNAS}
            filas={lineasDe(cierre, corte)}
            clave={({ clave }) => clave}
          />
        </>
      )}
    </>
  );
}

/** The portfolio at risk by what only the night reads. */
export const DeAyer = ({ corte, hoy, alElegir }: Props) => (
  <Panel
    titulo="Por monto, colonia y antigüedad"
    subtitulo="Parte del saldo de cada línea, como la dejó el último cierre"
    ayuda={<QueSon de="los cierres" cifras={CIFRAS} />}
  >
    {corte === undefined ? (
      <Button onClick={() => alElegir('monto')}>Ver el cierre de ayer</Button>
    ) : (
      <>
        <ElegirVista nombre="Por qué se reparte" opciones={OPCIONES} vista={corte} alElegir={alElegir} />
        <Tabla corte={corte} hoy={hoy} />
      </>
    )}
  </Panel>
);
