<?php

declare(strict_types=1);

namespace Passerelle\Presentation\Types;

use GraphQL\Deferred;
use Passerelle\Content\GraphQL\Choices;
use Passerelle\Content\Values;
use Passerelle\Files\GraphQL\Media;
use Passerelle\GraphQL\Registration;
use Passerelle\GraphQL\Type;
use Passerelle\Model\ContentType;
use Passerelle\Presentation\Details\DetailFields;
use Passerelle\Presentation\Details\Visible;
use Passerelle\Presentation\Loading\Batch;

final readonly class CallType implements Registration
{
    private const DEFAULT_MODE = 'internal';

    public function __construct(private DetailFields $fields, private Batch $batch, private Choices $choices)
    {
    }

    public function register(): void
    {
        $this->registerRows();
        register_graphql_object_type('PasserelleCall', ['fields' => [
            ...$this->fields->common(ContentType::CallForApplication),
            'depositLanguages' => $this->fields->choices('depositLanguages', 'PasserelleDepositLanguage'),
            'documents' => $this->fields->files('documentIds'),
            'eligibility' => $this->fields->rows('eligibility', 'PasserelleCriterion', self::criterion(...)),
            'emitters' => DetailFields::field(Type::listOf('PasserelleEmitter'), $this->emitters(...)),
            'faq' => $this->fields->rows('faq', 'PasserelleQuestion', self::question(...)),
            'managementMode' => DetailFields::field(Type::required('PasserelleManagementMode'), $this->managementMode(...)),
            'mentors' => $this->fields->users('mentorIds'),
            'partners' => $this->fields->people('partners'),
            'steps' => $this->fields->rows('steps', 'PasserelleStep', self::step(...)),
        ]]);
        $this->fields->register('passerelleCall', 'PasserelleCall', ContentType::CallForApplication);
    }

    private function registerRows(): void
    {
        register_graphql_object_type('PasserelleCriterion', ['fields' => Type::fields(['subtitle' => 'String', 'title' => 'String!'])]);
        register_graphql_object_type('PasserelleEmitter', [
            'fields' => Type::fields(['description' => 'String', 'logo' => 'PasserelleImage', 'name' => 'String!']),
        ]);
        register_graphql_object_type('PasserelleQuestion', ['fields' => Type::fields(['answer' => 'String!', 'question' => 'String!'])]);
        register_graphql_object_type('PasserelleStep', [
            'fields' => Type::fields(['date' => 'String', 'description' => 'String', 'title' => 'String!']),
        ]);
    }

    /** @return Deferred of list<array<string, mixed>> */
    private function emitters(Visible $visible): Deferred
    {
        $rows = $visible->values->rows('emitters');
        $ids = array_map(static fn (Values $row): ?int => $row->int('logoId'), $rows);

        return $this->batch->filesOnly($ids, static fn (array $logos): array => array_map(static fn (Values $row): array => [
            'name' => $row->text('name'),
            'description' => $row->textOrNull('description'),
            'logo' => Media::image($logos[$row->int('logoId') ?? 0] ?? null, $visible->record->language),
        ], $rows));
    }

    private function managementMode(Visible $visible): string
    {
        return $this->choices->one($visible->values, 'managementMode', 'managementMode') ?? self::DEFAULT_MODE;
    }

    /** @return array<string, string|null> */
    private static function criterion(Values $row): array
    {
        return ['title' => $row->text('title'), 'subtitle' => $row->textOrNull('subtitle')];
    }

    /** @return array<string, string> */
    private static function question(Values $row): array
    {
        return ['question' => $row->text('question'), 'answer' => $row->text('answer')];
    }

    /** @return array<string, string|null> */
    private static function step(Values $row): array
    {
        return ['title' => $row->text('title'), 'date' => $row->textOrNull('date'), 'description' => $row->textOrNull('description')];
    }
}
