<?php

declare(strict_types=1);

namespace Passerelle\Presentation\Types;

use GraphQL\Deferred;
use Passerelle\Content\GraphQL\Choices;
use Passerelle\Content\Values;
use Passerelle\Files\GraphQL\Media;
use Passerelle\GraphQL\Registration;
use Passerelle\GraphQL\Type;
use Passerelle\Content\Model\ContentType;
use Passerelle\Presentation\Details\DetailFields;
use Passerelle\Presentation\Details\Visible;
use Passerelle\Presentation\Loading\Batch;
use Passerelle\Reference\GraphQL\Names;

final readonly class CallType implements Registration
{
    private const DEFAULT_MODE = 'internal';

    public function __construct(private DetailFields $fields, private Batch $batch, private Choices $choices, private Names $names)
    {
    }

    public function register(): void
    {
        $this->registerRows();
        register_graphql_object_type('PasserelleCall', ['fields' => [
            ...$this->fields->common(ContentType::CallForApplication),
            'applicantCountries' => DetailFields::field(Type::listOf('PasserelleCountry'), $this->applicantCountries(...)),
            'applicants' => $this->fields->choices('applicants', 'PasserelleApplicant'),
            'currency' => $this->choice('currency', 'PasserelleCurrency'),
            'depositLanguages' => $this->fields->choices('depositLanguages', 'PasserelleDepositLanguage'),
            'documents' => $this->fields->files('documentIds'),
            'eligibility' => $this->fields->rows('eligibility', 'PasserelleCriterion', self::criterion(...)),
            'emitters' => DetailFields::field(Type::listOf('PasserelleEmitter'), $this->emitters(...)),
            'feeCurrency' => $this->choice('feeCurrency', 'PasserelleCurrency', 'currency'),
            'fees' => $this->choice('fees', 'PasserelleFees'),
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

    /** @return array<string, mixed> */
    private function choice(string $key, string $type, ?string $choices = null): array
    {
        return DetailFields::field($type, fn (Visible $visible): ?string => $this->choices->one($visible->values, $key, $choices ?? $key));
    }

    /** @return list<array{id: int, isoCode: string, name: string}> those of the applicants; empty: all */
    private function applicantCountries(Visible $visible): array
    {
        return $this->names->countries($visible->values->codes('applicantCountryIds'), $visible->record->language);
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
