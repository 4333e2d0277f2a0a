<?php

declare(strict_types=1);

namespace Passerelle\Directory;

use DateTimeImmutable;
use Passerelle\Content\ContentType;
use Passerelle\Content\DateRules;
use Passerelle\Content\Definition;
use Passerelle\Content\Field;
use Passerelle\Content\FieldKind;
use Passerelle\Content\Fields;
use Passerelle\Content\FieldSet;
use Passerelle\Content\Record;
use Passerelle\Content\Required;
use Passerelle\Content\Values;
use Passerelle\Content\Visibility;
use Passerelle\Kernel\Config;
use Passerelle\Kernel\FieldError;

/** Persons of the directory. Their title is their name, their countries are those they work in. */
final readonly class CommunityProfileDefinition implements Definition
{
    private const FREELANCER = 'freelancer';

    private Fields $fields;

    public function __construct(private Config $config)
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

        return new FieldSet(
            new Field('picture', FieldKind::Image),
            $make->text('firstName', required: Required::ToSave),
            $make->text('lastName', required: Required::ToSave),
            $make->text('job', 'title', true, Required::ToSubmit),
            $make->html('biography'),
            $make->longText('offered', true),
            $make->longText('sought', true),
            $make->choice('memberType', 'memberType', Required::ToSubmit),
            $make->longText('motivation', true, visibility: Visibility::Editors),
            new Field('certificate', FieldKind::File, visibility: Visibility::Editors),
            new Field('cv', FieldKind::File, visibility: Visibility::Editors),
            new Field('residenceCountry', FieldKind::Country),
            $make->placeName('residenceCity'),
            new Field('activityCountry', FieldKind::Country, required: Required::ToSubmit),
            $make->placeName('activityCity'),
            new Field('secondaryCountries', FieldKind::Countries, max: $this->config->rowsMax('countries')),
            $make->sectors(),
            $make->rows('programs', 'programs', false, [
                $make->choice('type', 'programType'),
                $make->text('name', required: Required::ToSave),
                $make->date('from'),
                $make->date('to'),
            ]),
            $make->links(),
            $make->communities(),
            $make->choices('spokenLanguages', 'languages'),
        );
    }

    public function hasOwnTitle(): bool
    {
        return false;
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
        $codes = [$values->text('activityCountry'), ...$values->texts('secondaryCountries')];
        return ['countries' => array_values(array_unique(array_filter($codes, static fn (string $code): bool => $code !== '')))];
    }

    public function check(Values $values, Required $step, ?DateTimeImmutable $publication): array
    {
        $errors = [];
        foreach ($values->rows('programs') as $number => $program) {
            array_push($errors, ...DateRules::endAfterStart($program, 'from', 'to', "programs.{$number}."));
        }
        if ($step === Required::ToSubmit && $values->text('memberType') === self::FREELANCER) {
            if ($values->text('motivation') === '') {
                $errors[] = new FieldError('motivation', 'motivation_required');
            }
            if ($values->int('certificate') === null) {
                $errors[] = new FieldError('certificate', 'certificate_required');
            }
        }

        return $errors;
    }
}
