<?php

declare(strict_types=1);

namespace Passerelle\Structures;

use Passerelle\Content\Definition;
use Passerelle\Content\Definitions;
use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Record;
use Passerelle\Content\Required;
use Passerelle\Content\Validation\Validator;
use Passerelle\Kernel\Composition\From;

/** Draft structures of a profile that could not be published with it: the profile cannot be submitted before they can. */
final readonly class IncompleteStructures
{
    /** @param Definition $definition of structures */
    public function __construct(private ProfileStructures $structures, #[From(Definitions::class, 'of', ContentType::Structure)] private Definition $definition)
    {
    }

    /**
     * A structure is complete when one of its languages is.
     *
     * @return list<Record> one for each incomplete structure
     */
    public function of(int $ownerId): array
    {
        $incomplete = array_filter(
            $this->structures->draftsOf($ownerId),
            fn (array $group): bool => array_filter($group, $this->isComplete(...)) === [],
        );

        return array_map(static fn (array $group): Record => array_values($group)[0], array_values($incomplete));
    }

    private function isComplete(Record $structure): bool
    {
        foreach ($this->definition->fields() as $field) {
            if ($field->required !== Required::Never && Validator::isEmpty($structure->values->raw($field->key))) {
                return false;
            }
        }

        return $structure->title !== '';
    }
}
