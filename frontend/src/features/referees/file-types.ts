import limits from '../../../../wp-plugin/config/limits.json' with { type: 'json' };

/** Types of files of letters, as the plugin accepts them: FilePurpose::Letter. */
export const fileTypesOfDocuments = limits.files.documentTypes.join(',');
