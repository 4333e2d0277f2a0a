<?php

declare(strict_types=1);

namespace Passerelle\Directory\Members\GraphQL;

use Passerelle\Catalogue\Text\RecordText;
use Passerelle\Content\Forms\FieldTexts;
use Passerelle\Content\GraphQL\Choices;
use Passerelle\Directory\CommunityProfileDefinition;
use Passerelle\Directory\GraphQL\ProfileTexts;
use Passerelle\Files\GraphQL\Media;
use Passerelle\Kernel\Html;
use Passerelle\Languages\Lang;
use Passerelle\Directory\Members\Member;
use Passerelle\Reference\GraphQL\Names;

/** The fields of a profile as readers see them: names and labels in the language of the screen. */
final readonly class ProfileData
{
    private const TEXTS = ['activityCity', 'residenceCity', 'offered', 'sought'];

    public function __construct(
        private Names $names,
        private Media $media,
        private Choices $choices,
        private NetworkData $networks,
        private FieldTexts $texts,
        private ProfileTexts $profile,
    ) {
    }

    /** @return array<string, mixed> */
    public function of(Member $member, Lang $language): array
    {
        [$record, $values] = [$member->record, $member->values];
        $picture = $values->int('pictureId');

        return [
            ...array_combine(self::TEXTS, array_map($values->textOrNull(...), self::TEXTS)),
            // All that is left of a locked profile, with the name.
            'job' => $member->isLocked ? RecordText::summary($record) : $values->textOrNull('job'),
            'acceptsContact' => !$member->isLocked && $record->status->isPublic() && CommunityProfileDefinition::acceptsContact($record->values),
            'id' => $record->id,
            'isLocked' => $member->isLocked,
            'isOwn' => $member->isOwn,
            'groupId' => $record->groupId,
            'language' => $record->language->value,
            'name' => $record->title,
            'status' => $record->status->value,
            'picture' => Media::image($this->media->findMany([$picture])[$picture ?? 0] ?? null, $language),
            'biography' => self::html($values->text('biography')),
            'memberType' => $this->profile->memberType($values, $language),
            'activityCountry' => $this->names->countries([$values->text('activityCountry')], $language)[0] ?? null,
            'residenceCountry' => $this->names->countries([$values->text('residenceCountry')], $language)[0] ?? null,
            'secondaryCountries' => $this->names->countries($values->codes('secondaryCountryIds'), $language),
            'sectors' => $this->names->sectors($values->codes('sectorIds'), $language),
            'spokenLanguages' => array_map(
                fn (string $each): string => $this->texts->choice('languages', $each, $language),
                $this->choices->many($values, 'spokenLanguages', 'languages'),
            ),
            'programs' => $this->profile->programs($values, $language),
            'links' => $this->networks->links($values),
            'communities' => $this->networks->communities($values),
        ];
    }

    private static function html(string $text): ?string
    {
        $html = Html::sanitise($text);

        return $html === '' ? null : $html;
    }
}
