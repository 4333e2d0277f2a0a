/** What CommonGrants says of a mapping: values of the source by their path, constants, and mappings of these. */
export const mappingSchema = {
  $id: 'mapping',
  type: 'object',
  additionalProperties: {
    oneOf: [
      {
        type: 'object',
        properties: { field: { type: 'string', pattern: '^[^.]+([.][^.]+)*$' } },
        required: ['field'],
        additionalProperties: false,
      },
      {
        type: 'object',
        properties: { const: {} },
        required: ['const'],
        additionalProperties: false,
      },
      { $ref: 'mapping', not: { anyOf: [{ required: ['field'] }, { required: ['const'] }] } },
    ],
  },
} as const;

const text = { type: 'string' } as const;
const emails = {
  type: 'object',
  properties: { primary: { type: 'string', format: 'email' } },
  required: ['primary'],
  additionalProperties: false,
} as const;
const event = {
  type: 'object',
  properties: {
    name: text,
    eventType: { const: 'singleDate' },
    date: { type: 'string', format: 'date' },
  },
  required: ['name', 'eventType', 'date'],
  additionalProperties: false,
} as const;

/** The part of CommonGrants’ ProposalBase, as one writes it (0.4), that questions can be; all else is refused. */
export const proposalSchema = {
  type: 'object',
  properties: {
    title: text,
    description: text,
    amountRequested: {
      type: 'object',
      properties: {
        amount: { type: 'string', pattern: String.raw`^-?\d+\.?\d*$` },
        currency: { type: 'string', pattern: '^[A-Z]{3}$' },
      },
      required: ['amount', 'currency'],
      additionalProperties: false,
    },
    projectTimeline: {
      type: 'object',
      properties: { startDate: event, endDate: event, timelineDetails: text },
      additionalProperties: false,
    },
    organizations: {
      type: 'object',
      properties: {
        primary: {
          type: 'object',
          properties: {
            name: text,
            mission: text,
            emails,
            socials: {
              type: 'object',
              properties: { website: { type: 'string', format: 'uri' } },
              additionalProperties: false,
            },
          },
          required: ['name'],
          additionalProperties: false,
        },
      },
      required: ['primary'],
      additionalProperties: false,
    },
    contacts: {
      type: 'object',
      properties: {
        primary: {
          type: 'object',
          properties: {
            name: {
              type: 'object',
              properties: { firstName: text, lastName: text },
              required: ['firstName', 'lastName'],
              additionalProperties: false,
            },
            title: text,
            emails,
          },
          required: ['name'],
          additionalProperties: false,
        },
      },
      required: ['primary'],
      additionalProperties: false,
    },
  },
  additionalProperties: false,
} as const;
