<?php

declare(strict_types=1);

namespace Passerelle\Directory;

use Passerelle\Content\Definition;
use Passerelle\Content\Field;
use Passerelle\Content\FieldKind;
use Passerelle\Content\Fields;
use Passerelle\Content\FieldSet;
use Passerelle\Content\FormStep;
use Passerelle\Content\Record;
use Passerelle\Content\Required;
use Passerelle\Content\Rules\Later;
use Passerelle\Content\Rules\NeededWhen;
use Passerelle\Content\Values;
use Passerelle\Content\Visibility;
use Passerelle\Kernel\Config;
use Passerelle\Kernel\FieldErrorCode;
use Passerelle\Content\Model\ContentType;

/** Persons of the directory. Their title is their name, their countries are those they work in. */
final readonly class CommunityProfileDefinition implements Definition
{
    private const ACCEPTS_CONTACT = 'acceptsContact';
    private const ACCEPTED = 'yes';
    private const REFUSED = 'no';

    private Fields $fields;

    public function __construct(Config $config)
    {
        $this->fields = new Fields($config);
    }

    public function type(): ContentType
    {
        return ContentType::CommunityProfile;
    }

    public function fields(): FieldSet
    {
        $make = $this->fields;

        $steps = [
            new FormStep(
                'presentation',
                (new Field('pictureId', FieldKind::Image))->withReaders('picture'),
                $make->text('firstName', required: Required::ToSave),
                $make->text('lastName', required: Required::ToSave),
                $make->text('job', 'title', true, Required::ToSubmit),
                $make->html('biography', Required::Never)->withReaders('biography'),
                $make->choices('spokenLanguages', 'languages')->withReaders('spokenLanguages'),
            ),
            new FormStep(
                'path',
                $make->choice('memberType', 'memberType', Required::ToSubmit),
                $make->longText('motivation', true, visibility: Visibility::Editors),
                new Field('certificateId', FieldKind::File, visibility: Visibility::Editors),
            ),
            new FormStep(
                'activity',
                new Field('activityCountry', FieldKind::Country, required: Required::ToSubmit),
                $make->placeName('activityCity')->withReaders('city'),
                new Field('residenceCountry', FieldKind::Country),
                $make->placeName('residenceCity')->withReaders('city'),
                $make->countries(Required::Never, 'secondaryCountryIds'),
                $make->sectors(),
            ),
            new FormStep(
                'opportunities',
                $make->longText('offered', true)->withReaders('offered'),
                $make->longText('sought', true)->withReaders('sought'),
            ),
            new FormStep(
                'background',
                $make->rows('programs', 'programs', true, [
                    $make->choice('type', 'programType'),
                    $make->text('name', required: Required::ToSave),
                    $make->date('from'),
                    $make->date('to'),
                ])->withReaders('programs', Visibility::Members),
                $make->links()->withReaders('links', Visibility::Members),
                $make->communities()->withReaders('communities', Visibility::Members),
            ),
            new FormStep(
                'documents',
                new Field('cvId', FieldKind::File, visibility: Visibility::Editors),
            ),
        ];

        return new FieldSet(...$steps, ...[new FormStep(
            'visibility',
            $make->readersOf(new FieldSet(...$steps)),
            $make->choice(self::ACCEPTS_CONTACT, 'acceptsContact', visibility: Visibility::Editors, default: self::REFUSED),
        )]);
    }

    /** Messages of other members are for those who agreed to them. */
    public static function acceptsContact(Values $values): bool
    {
        return $values->text(self::ACCEPTS_CONTACT) === self::ACCEPTED;
    }

    public function titleKey(): null
    {
        return null;
    }

    public function titleFrom(Values $values): string
    {
        return trim("{$values->text('firstName')} {$values->text('lastName')}");
    }

    public function computedFields(): array
    {
        return [$this->fields->countries(Required::Never)];
    }

    public function compute(Values $values, ?Record $before): array
    {
        $codes = [$values->text('activityCountry'), ...$values->codes('secondaryCountryIds')];
        return ['countryIds' => array_values(array_unique(array_filter($codes, static fn (string $code): bool => $code !== '')))];
    }

    public function rules(): array
    {
        return [
            new Later('from', 'to', 'programs'),
            new NeededWhen('motivation', 'memberType', 'freelancer', FieldErrorCode::MotivationRequired),
            new NeededWhen('certificateId', 'memberType', 'freelancer', FieldErrorCode::CertificateRequired),
        ];
    }
}
