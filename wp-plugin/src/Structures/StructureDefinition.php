<?php

declare(strict_types=1);

namespace Passerelle\Structures;

use DateTimeImmutable;
use Passerelle\Content\ContentType;
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

/** Structures: organisations of the directory, with their members. */
final readonly class StructureDefinition implements Definition
{
    public const MEMBERS = 'members';

    private Fields $fields;

    public function __construct(private Config $config)
    {
        $this->fields = new Fields($config);
    }

    public function type(): ContentType
    {
        return ContentType::Structure;
    }

    public function fields(): FieldSet
    {
        $make = $this->fields;

        return new FieldSet(
            new Field('logo', FieldKind::Image),
            $make->choice('structureType', 'structureType', Required::ToSubmit),
            $make->longText('activities', true),
            new Field('headquartersCountry', FieldKind::Country, required: Required::ToSubmit),
            $make->placeName('city', required: Required::ToSubmit),
            $make->summary(),
            $make->html(required: Required::Never),
            $make->documents(Visibility::Editors),
            $make->links(),
            $make->communities(),
            new Field('contactEmail', FieldKind::Email, visibility: Visibility::Editors, max: $this->config->textMax('email')),
            new Field(
                self::MEMBERS,
                FieldKind::Rows,
                visibility: Visibility::Editors,
                max: $this->config->rowsMax('members'),
                columns: [
                    new Field('user', FieldKind::User, required: Required::ToSave),
                    $make->choice('role', 'membershipRole', Required::ToSave),
                    $make->choice('status', 'membershipStatus', Required::ToSave),
                ],
                isLedger: true,
            ),
            $make->sectors(),
        );
    }

    public function hasOwnTitle(): bool
    {
        return true;
    }

    public function titleFrom(Values $values): string
    {
        return '';
    }

    public function computedFields(): array
    {
        return [$this->fields->countries(Required::Never)];
    }

    public function compute(Values $values, ?Record $before): array
    {
        $country = $values->text('headquartersCountry');
        return ['countries' => $country === '' ? [] : [$country]];
    }

    public function check(Values $values, Required $step, ?DateTimeImmutable $publication): array
    {
        return [];
    }
}
