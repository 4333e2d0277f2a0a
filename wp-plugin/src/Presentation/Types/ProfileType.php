<?php

declare(strict_types=1);

namespace Passerelle\Presentation\Types;

use Passerelle\Content\Values;
use Passerelle\Directory\CommunityProfileDefinition;
use Passerelle\Directory\GraphQL\ProfileTexts;
use Passerelle\GraphQL\Registration;
use Passerelle\GraphQL\Type;
use Passerelle\Content\Model\ContentType;
use Passerelle\Presentation\Details\DetailFields;
use Passerelle\Presentation\Details\PublishedWith;
use Passerelle\Presentation\Details\Visible;
use Passerelle\Reference\GraphQL\Names;

final readonly class ProfileType implements Registration
{
    public function __construct(
        private DetailFields $fields,
        private PublishedWith $published,
        private Names $names,
        private ProfileTexts $texts,
    ) {
    }

    public function register(): void
    {
        register_graphql_object_type('PasserelleProfile', ['fields' => [
            // Its author is the person itself, or one of the members, who are for members to read.
            ...array_diff_key($this->fields->common(ContentType::CommunityProfile), ['author' => true]),
            'acceptsContact' => DetailFields::field(
                Type::required('Boolean'),
                static fn (Visible $visible): bool => !$visible->isLocked && CommunityProfileDefinition::acceptsContact($visible->record->values),
            ),
            'activityCountry' => $this->country('activityCountry'),
            'memberType' => DetailFields::field('String', fn (Visible $visible): ?string => $this->texts->memberType($visible->values, $visible->record->language)),
            'programs' => DetailFields::field(
                Type::listOf('PasserelleMemberProgram'),
                fn (Visible $visible): array => $this->texts->programs($visible->values, $visible->record->language),
            ),
            'residenceCountry' => $this->country('residenceCountry'),
            'secondaryCountries' => DetailFields::field(
                Type::listOf('PasserelleCountry'),
                fn (Visible $visible): array => $this->names->countries($visible->values->codes('secondaryCountryIds'), $visible->record->language),
            ),
            'spokenLanguages' => DetailFields::field(Type::listOf('String'), static fn (Visible $visible): array => $visible->values->texts('spokenLanguages')),
            'communities' => $this->fields->rows('communities', 'PasserelleMemberCommunity', self::community(...)),
            'links' => $this->fields->links(),
            'published' => $this->fields->cards($this->published->ids(...)),
        ]]);
        $this->fields->register('passerelleProfile', 'PasserelleProfile', ContentType::CommunityProfile);
    }

    /** @return array<string, mixed> */
    private function country(string $key): array
    {
        return DetailFields::field(
            'PasserelleCountry',
            fn (Visible $visible): ?array => $this->names->countries([$visible->values->text($key)], $visible->record->language)[0] ?? null,
        );
    }

    /** @return array<string, string|null> */
    private static function community(Values $row): array
    {
        return ['name' => $row->text('name'), 'role' => $row->textOrNull('role'), 'status' => $row->textOrNull('status')];
    }
}
