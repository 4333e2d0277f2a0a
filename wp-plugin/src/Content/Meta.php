<?php

declare(strict_types=1);

namespace Passerelle\Content;

use Passerelle\Content\Model\ContentType;

/** Registers every stored field as post meta with its schema. The keys are protected: only actions write them. */
final readonly class Meta
{
    public function __construct(private Definitions $definitions)
    {
    }

    public function register(): void
    {
        foreach (ContentType::cases() as $type) {
            foreach ($this->definitions->stored($type) as $field) {
                $schema = FieldSchema::of($field);
                register_post_meta($type->value, $field->metaKey(), [
                    'type' => $schema['type'],
                    'single' => true,
                    // The type itself is not in REST: the schema is for WordPress's registry only.
                    'show_in_rest' => ['schema' => $schema],
                    'auth_callback' => '__return_false',
                ]);
            }
            $this->own($type, RecordMapper::VERSION_META, 'integer');
            $this->own($type, RecordMapper::AUDIENCE_META, 'string');
            $this->own($type, RecordMapper::OWN_SLUG_META, 'boolean');
            $this->own($type, LocalTimes::META, 'object');
        }
    }

    private function own(ContentType $type, string $key, string $kind): void
    {
        register_post_meta($type->value, $key, ['type' => $kind, 'single' => true, 'auth_callback' => '__return_false']);
    }
}
