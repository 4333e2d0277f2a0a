<?php

declare(strict_types=1);

namespace Passerelle\Initiatives\GraphQL;

use Passerelle\Content\ContentType;
use Passerelle\Content\Values;
use Passerelle\GraphQL\Details\DetailFields;
use Passerelle\GraphQL\Registration;
use Passerelle\GraphQL\Type;

final readonly class InitiativeType implements Registration
{
    public function __construct(private DetailFields $fields)
    {
    }

    public function register(): void
    {
        register_graphql_object_type('PasserelleAction', [
            'fields' => Type::fields(['description' => 'String!', 'endDate' => 'String', 'name' => 'String!', 'startDate' => 'String']),
        ]);
        register_graphql_object_type('PasserelleInitiative', ['fields' => [
            ...$this->fields->common(),
            'actions' => $this->fields->rows('actions', 'PasserelleAction', self::action(...)),
            'ambition' => $this->fields->text('ambition'),
            'documents' => $this->fields->files('documents'),
            'endDate' => $this->fields->text('endDate'),
            'gallery' => $this->fields->images('gallery'),
            'localContext' => $this->fields->text('localContext'),
            'members' => $this->fields->people('members'),
            'offered' => $this->fields->text('offered'),
            'partners' => $this->fields->people('partners'),
            'sought' => $this->fields->text('sought'),
            'startDate' => $this->fields->text('startDate'),
            'subtitle' => $this->fields->text('subtitle'),
            'videos' => $this->fields->files('videos'),
            'youtubeUrl' => $this->fields->url('youtubeUrl'),
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
