<?php

declare(strict_types=1);

namespace Passerelle\Presentation\Types;

use Passerelle\Content\Values;
use Passerelle\GraphQL\Registration;
use Passerelle\Content\Model\ContentType;
use Passerelle\Presentation\Details\DetailFields;
use Passerelle\Presentation\Details\PublishedWith;

final readonly class StructureType implements Registration
{
    public function __construct(private DetailFields $fields, private PublishedWith $published)
    {
    }

    public function register(): void
    {
        register_graphql_object_type('PasserelleStructure', ['fields' => [
            // Its author is the person itself, or one of the members, who are for members to read.
            ...array_diff_key($this->fields->common(ContentType::Structure), ['author' => true]),
            'communities' => $this->fields->rows('communities', 'PasserelleMemberCommunity', self::community(...)),
            'links' => $this->fields->links(),
            'published' => $this->fields->cards($this->published->ids(...)),
        ]]);
        $this->fields->register('passerelleStructure', 'PasserelleStructure', ContentType::Structure);
    }

    /** @return array<string, string|null> */
    private static function community(Values $row): array
    {
        return ['name' => $row->text('name'), 'role' => $row->textOrNull('role'), 'status' => $row->textOrNull('status')];
    }
}
