import './ajustes.css';
import { type Ajustes, leerBitacora } from '@leal/contract';
import { INTERESES, PLAZOS } from '@leal/domain';
import { Alert, Button } from 'antd';
import { useEffect } from 'react';
import { invalidar } from '../../lib/api/consultas.ts';
import { nombreDeAjuste } from '../../piezas/campos/ajustes.ts';
import { FalloConsulta } from '../../ui/estados/FalloConsulta.tsx';
import { HuecoDeFilas } from '../../ui/estados/Huecos.tsx';
import { Dato, Panel } from '../../ui/panel/Panel.tsx';
import { abrirGrupo } from './DialogoGrupo.tsx';
import { esCriterio, type Grupo, gruposDe } from './grupo.ts';
import { mudanzaDicha } from './mudanza.ts';
import { PanelHistorial } from './PanelHistorial.tsx';
import { PanelProgramados } from './PanelProgramados.tsx';
import { PanelDias } from './PanelDias.tsx';
import { useAjustes } from './use-ajustes.ts';

/** How far the credits are that are counted by numbers of this group. */
function Recuento({ campos, ajustes }: Pick<Grupo, 'campos'> & { ajustes: Ajustes }) {
  const dicho = campos.some(({ nombre }) => esCriterio(nombre)) ? mudanzaDicha(ajustes, 'criterios') : null;
  return dicho === null ? null : <output className="nota">{dicho}</output>;
}

type PropsGrupo = { grupo: Grupo; ajustes: Ajustes };

const PanelDeGrupo = ({ grupo: { titulo, campos }, ajustes }: PropsGrupo) => (
  <Panel
    titulo={titulo}
    accion={
      <Button aria-label={`Cambiar ${titulo}`} onClick={() => abrirGrupo(titulo)}>
        Cambiar
      </Button>
    }
  >
    <Recuento campos={campos} ajustes={ajustes} />
    <dl className="datos">
      {campos.map(({ nombre, etiqueta, dicho }) => (
        <Dato key={nombre} nombre={etiqueta}>
          {dicho}
        </Dato>
      ))}
    </dl>
  </Panel>
);

/** Shown, and set nowhere: they are the loan's own. */
const Plazos = () => (
  <Panel titulo="Plazos e interés" subtitulo="Son del negocio y no se cambian aquí">
    <dl className="datos">
      {PLAZOS.map((plazo) => (
        <Dato key={plazo} nombre={`${plazo} días`}>{`${INTERESES[plazo]} %`}</Dato>
      ))}
    </dl>
  </Panel>
);

const nombreDe = (campo: string): string => nombreDeAjuste(campo) ?? campo;

/** Somebody edited the document by hand: what could not be used is named, and its default holds. */
const NoSirven = ({ no_sirven }: Pick<Ajustes, 'no_sirven'>) =>
  no_sirven.length > 0 && (
    <Alert
      type="warning"
      showIcon
      title="Hay valores escritos a mano que no sirven: vale lo de fábrica"
      description={
        <ul>
          {no_sirven.map(({ campo, valor }) => (
            <li key={campo}>{`${nombreDe(campo)}: ${valor}`}</li>
          ))}
        </ul>
      }
    />
  );

/** Everything that the owner may set, by theme. */
export function PantallaAjustes() {
  const consulta = useAjustes();
  const { data } = consulta;
  // The history is as old as the settings: 'Volver a este' counts back from what stands.
  const version = data?.version;
  useEffect(() => {
    if (version !== undefined) void invalidar(leerBitacora);
  }, [version]);
  return (
    <div className="pila amplia">
      <h1 className="titulo">Ajustes</h1>
      {consulta.isError && !data && (
        <FalloConsulta consulta={consulta} mensaje="Error al cargar los ajustes" />
      )}
      {!data && !consulta.isError && <HuecoDeFilas filas={8} />}
      {data && (
        <>
          <NoSirven no_sirven={data.no_sirven} />
          <div className="pila a-pares aire-16">
            <div className="pila aire-16">
              <PanelDias ajustes={data} />
              <PanelProgramados ajustes={data} />
            </div>
            <div className="pila aire-16">
              {gruposDe(data).map((grupo) => (
                <PanelDeGrupo key={grupo.titulo} grupo={grupo} ajustes={data} />
              ))}
              <Plazos />
            </div>
          </div>
          <PanelHistorial />
        </>
      )}
    </div>
  );
}
