<?php

declare(strict_types=1);

namespace Passerelle\Calls\Management\Listing;

use Passerelle\Content\Definition;
use Passerelle\Content\Definitions;
use Passerelle\Content\Field;
use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Record;
use Passerelle\Content\Required;
use Passerelle\Content\Validation\Context;
use Passerelle\Content\Validation\Validator;
use Passerelle\Kernel\Composition\From;
use Passerelle\Kernel\FieldError;
use Passerelle\Kernel\FieldErrorCode;
use Passerelle\Kernel\Zones\Zone;
use Passerelle\Rights\Viewer;

/** What a call lacks before it can be published. */
final readonly class MissingFields
{
    public function __construct(#[From(Definitions::class, 'of', ContentType::CallForApplication)] private Definition $definition, private Validator $validator)
    {
    }

    /** @return list<string> keys of fields, in the order of the form */
    public function of(Record $call): array
    {
        $context = new Context(Viewer::anonymous(), $call->groupId, Zone::utc());
        $this->validator->complete($this->definition, $call->values, Required::ToSubmit, $call->publishedAt, $context);
        $missing = array_filter($context->errors(), static fn (FieldError $error): bool => $error->code === FieldErrorCode::Required->value);
        $paths = array_map(static fn (FieldError $error): string => $error->path, $missing);
        $keys = array_map(static fn (Field $field): string => $field->key, iterator_to_array($this->definition->fields(), false));

        return [...$call->title === '' ? [(string) $this->definition->titleKey()] : [], ...array_values(array_intersect($keys, $paths))];
    }
}
