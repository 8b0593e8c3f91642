import { errorBody } from '@echo-base/protocol';
import { z } from 'zod';
import { ENGINE } from '../engine-version.ts';
import { type Route, route } from './route.ts';

type JsonSchema = Record<string, unknown>;

/** JSON Schema with its definitions moved to the shared components. */
function schemaOf(schema: z.ZodType, io: 'input' | 'output', components: Record<string, JsonSchema>): JsonSchema {
  const { $schema: _schema, $defs, ...own } = z.toJSONSchema(schema, { io, target: 'draft-2020-12' }) as JsonSchema;
  for (const [name, definition] of Object.entries(($defs ?? {}) as Record<string, JsonSchema>))
    components[name] = pointed(definition);
  const id = schema.meta()?.id;
  if (id === undefined) return pointed(own);
  components[id] = pointed(own);
  return { $ref: `#/components/schemas/${id}` };
}

/** Rewrites references to point into the components. */
function pointed(schema: JsonSchema): JsonSchema {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/'));
}

function content(schema: JsonSchema): JsonSchema {
  return { 'application/json': { schema } };
}

function parametersOf({ path, query }: Route): JsonSchema[] {
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const { properties = {} } = query ? (z.toJSONSchema(query, { io: 'input' }) as { properties?: JsonSchema }) : {};
  return [...inPath, ...Object.entries(properties).map(([name, schema]) => ({ name, in: 'query', schema }))];
}

function operationOf(declared: Route, components: Record<string, JsonSchema>): JsonSchema {
  const { summary, body, answer, session, status = answer || declared.method === 'get' ? 200 : 204 } = declared;
  return {
    summary,
    parameters: parametersOf(declared),
    ...(session && { security: [{ bearer: [] }, { cookie: [] }] }),
    ...(body && { requestBody: { content: content(schemaOf(body, 'input', components)) } }),
    responses: {
      [status]: { description: 'Done', ...(answer && { content: content(schemaOf(answer, 'output', components)) }) },
      default: { description: 'Refused', content: content(schemaOf(errorBody, 'output', components)) },
    },
  };
}

/** OpenAPI description of the HTTP API, generated from the schemas that validate requests. */
function openapi(routes: readonly Route[], cookieName: string): JsonSchema {
  const components: Record<string, JsonSchema> = {};
  const paths: Record<string, JsonSchema> = {};
  for (const declared of routes) {
    const path = declared.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [declared.method]: operationOf(declared, components) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Echo Base', version: ENGINE.split(' ').at(-1) },
    paths,
    components: {
      schemas: components,
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer' },
        cookie: { type: 'apiKey', in: 'cookie', name: cookieName },
      },
    },
  };
}

/** `/api/openapi.json`, generated on the first request. */
export function openapiRoutes(routes: readonly Route[], cookieName: string): Route[] {
  let described: JsonSchema | undefined;
  const own = route({
    method: 'get',
    path: '/api/openapi.json',
    summary: 'This description',
    isOpen: true,
    handle: () => {
      described ??= openapi([...routes, own], cookieName);
      return described;
    },
  });
  return [own];
}
