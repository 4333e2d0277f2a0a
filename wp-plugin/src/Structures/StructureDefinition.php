<?php

declare(strict_types=1);

namespace Passerelle\Structures;

use Passerelle\Content\Definition;
use Passerelle\Content\Field;
use Passerelle\Content\FieldKind;
use Passerelle\Content\Fields;
use Passerelle\Content\FieldSet;
use Passerelle\Content\FormStep;
use Passerelle\Content\Record;
use Passerelle\Content\Required;
use Passerelle\Content\Values;
use Passerelle\Content\Visibility;
use Passerelle\Kernel\Config;
use Passerelle\Content\Model\ContentType;

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
            new FormStep(
                'presentation',
                new Field('logoId', FieldKind::Image),
                $make->choice('structureType', 'structureType', Required::ToSubmit),
                $make->summary(),
                $make->longText('activities', true),
                $make->html(required: Required::Never),
            ),
            new FormStep(
                'scope',
                new Field('headquartersCountry', FieldKind::Country, required: Required::ToSubmit),
                $make->placeName('city', required: Required::ToSubmit),
                $make->sectors(),
            ),
            new FormStep(
                'contact',
                $make->links(),
                $make->communities(),
                $make->email('contactEmail', Visibility::Editors),
            ),
            new FormStep(
                'documents',
                $make->documents(Visibility::Editors),
            ),
            new FormStep(
                'people',
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
            ),
        );
    }

    public function titleKey(): string
    {
        return 'name';
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
        return ['countryIds' => $country === '' ? [] : [$country]];
    }

    public function rules(): array
    {
        return [];
    }
}
