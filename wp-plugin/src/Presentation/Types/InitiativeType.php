<?php

declare(strict_types=1);

namespace Passerelle\Presentation\Types;

use Passerelle\Content\Values;
use Passerelle\GraphQL\Registration;
use Passerelle\GraphQL\Type;
use Passerelle\Content\Model\ContentType;
use Passerelle\Presentation\Details\DetailFields;
use Passerelle\Presentation\Details\TranslationAge;

final readonly class InitiativeType implements Registration
{
    public function __construct(private DetailFields $fields, private TranslationAge $translationAge)
    {
    }

    public function register(): void
    {
        register_graphql_object_type('PasserelleAction', [
            'fields' => Type::fields(['description' => 'String!', 'endDate' => 'String', 'name' => 'String!', 'startDate' => 'String']),
        ]);
        register_graphql_object_type('PasserelleInitiative', ['fields' => [
            ...$this->fields->common(ContentType::Initiative),
            'actions' => $this->fields->rows('actions', 'PasserelleAction', self::action(...)),
            'documents' => $this->fields->files('documentIds'),
            'gallery' => $this->fields->images('galleryIds'),
            'members' => $this->fields->people('members'),
            'organiser' => $this->fields->organiser(),
            'partners' => $this->fields->people('partners'),
            'translatedFromEarlierVersion' => $this->translationAge->field(),
            'videos' => $this->fields->files('videoIds'),
        ]]);
        $this->fields->register('passerelleInitiative', 'PasserelleInitiative', ContentType::Initiative);
    }

    /** @return array<string, string|null> */
    private static function action(Values $row): array
    {
        return [
            'name' => $row->text('name'),
            'description' => $row->text('description'),
            'startDate' => $row->textOrNull('startDate'),
            'endDate' => $row->textOrNull('endDate'),
        ];
    }
}
