<?php

declare(strict_types=1);

namespace Passerelle\Content;

use Passerelle\Kernel\Config;
use Passerelle\Content\Model\ContentType;

/** Fields of several types. */
final readonly class Fields
{
    public function __construct(private Config $config)
    {
    }

    public function text(
        string $key,
        string $limit = 'short',
        bool $translated = false,
        Required $required = Required::Never,
        Visibility $visibility = Visibility::Everyone,
    ): Field {
        return new Field($key, FieldKind::Text, $translated, $required, $visibility, $this->config->textMax($limit));
    }

    /** A place, which may have another name in each language. */
    public function placeName(string $key, string $limit = 'short', Required $required = Required::Never): Field
    {
        return new Field($key, FieldKind::Text, true, $required, max: $this->config->textMax($limit), isCopied: true);
    }

    public function longText(
        string $key,
        bool $translated = false,
        Required $required = Required::Never,
        Visibility $visibility = Visibility::Everyone,
        string $limit = 'long',
    ): Field {
        return new Field($key, FieldKind::LongText, $translated, $required, $visibility, $this->config->textMax($limit));
    }

    public function summary(): Field
    {
        return $this->text('summary', 'summary', true, Required::ToSubmit);
    }

    public function html(string $key = 'description', Required $required = Required::ToSubmit): Field
    {
        return new Field($key, FieldKind::Html, true, $required, max: $this->config->textMax('html'));
    }

    public function countries(Required $required = Required::ToSubmit, string $key = 'countryIds'): Field
    {
        return new Field($key, FieldKind::Countries, required: $required, max: $this->config->rowsMax('countries'));
    }

    public function sectors(): Field
    {
        return new Field('sectorIds', FieldKind::Sectors, required: Required::ToSubmit, max: $this->config->rowsMax('sectors'));
    }

    public function cover(): Field
    {
        return new Field('coverImageId', FieldKind::Image);
    }

    public function media(string $key, MediaKind $media, string $limit): Field
    {
        return new Field($key, FieldKind::Files, max: $this->config->rowsMax($limit), media: $media);
    }

    public function documents(Visibility $visibility = Visibility::Everyone): Field
    {
        return new Field('documentIds', FieldKind::Files, visibility: $visibility, max: $this->config->rowsMax('files'));
    }

    public function date(string $key, Required $required = Required::Never, bool $translated = false): Field
    {
        return new Field($key, FieldKind::Date, $translated, $required);
    }

    public function instant(string $key, Required $required = Required::Never): Field
    {
        return new Field($key, FieldKind::Instant, required: $required);
    }

    public function url(string $key, bool $translated = false, Required $required = Required::Never): Field
    {
        return new Field($key, FieldKind::Url, $translated, $required, max: $this->config->textMax('url'));
    }

    public function email(string $key, Visibility $visibility = Visibility::Everyone): Field
    {
        return new Field($key, FieldKind::Email, visibility: $visibility, max: $this->config->textMax('email'));
    }

    /** A whole number up to one of the limits of numbers. */
    public function number(string $key, string $limit, int $min = 0): Field
    {
        return new Field($key, FieldKind::Number, max: $this->config->limit('numbers', $limit), min: $min);
    }

    public function choice(
        string $key,
        string $choices,
        Required $required = Required::Never,
        Visibility $visibility = Visibility::Everyone,
        string $default = '',
    ): Field {
        return new Field(
            $key,
            FieldKind::Choice,
            required: $required,
            visibility: $visibility,
            choices: $this->config->choices($choices),
            choiceList: $choices,
            default: $default,
        );
    }

    /** In which the owner chooses the readers of those of the fields that let them. */
    public function readersOf(FieldSet $fields): Field
    {
        $columns = [];
        foreach ($fields as $field) {
            if ($field->readersKey !== '') {
                $columns[$field->readersKey] ??= $this->choice($field->readersKey, FieldReaders::CHOICES, default: $field->visibility->value);
            }
        }

        return new Field(FieldReaders::CHOICES, FieldKind::Map, visibility: Visibility::Editors, columns: array_values($columns));
    }

    public function choices(string $key, string $choices, Required $required = Required::Never): Field
    {
        $allowed = $this->config->choices($choices);
        return new Field($key, FieldKind::Choices, required: $required, max: count($allowed), choices: $allowed, choiceList: $choices);
    }

    public function people(string $key): Field
    {
        return new Field(
            $key,
            FieldKind::People,
            max: $this->config->rowsMax('people'),
            columns: [
                new Field('profileId', FieldKind::Relation, targets: [ContentType::CommunityProfile]),
                new Field('structureId', FieldKind::Relation, targets: [ContentType::Structure]),
                $this->text('firstName'),
                $this->text('lastName'),
                $this->email('email'),
                $this->text('structureName'),
                $this->choice('structureType', 'structureType'),
                $this->text('role'),
            ],
            targets: [ContentType::CommunityProfile, ContentType::Structure],
        );
    }

    public function users(string $key, AccountKind $accounts, Visibility $visibility = Visibility::Editors, bool $isOfStaff = false): Field
    {
        return new Field($key, FieldKind::Users, visibility: $visibility, max: $this->config->rowsMax('people'), accounts: $accounts, isOfStaff: $isOfStaff);
    }

    /** How often something takes place, until when, and on which days it does not. */
    public function recurrence(): Field
    {
        return new Field('recurrence', FieldKind::Map, columns: [
            $this->choice('frequency', 'frequency'),
            $this->number('interval', 'interval', 1),
            $this->choices('byDay', 'weekday'),
            $this->date('until'),
            new Field('except', FieldKind::Dates, max: $this->config->rowsMax('exceptions')),
        ]);
    }

    public function organiser(Visibility $visibility = Visibility::Everyone, bool $isOfStaff = false): Field
    {
        return new Field('organiserId', FieldKind::Relation, visibility: $visibility, targets: [ContentType::Structure], isWrittenFor: true, isOfStaff: $isOfStaff);
    }

    public function links(): Field
    {
        return $this->rows('links', 'links', false, [
            $this->choice('network', 'network', Required::ToSave),
            $this->url('url', required: Required::ToSave),
        ]);
    }

    public function communities(): Field
    {
        return $this->rows('communities', 'communities', true, [
            $this->text('name', required: Required::ToSave),
            $this->text('status'),
            $this->text('role'),
        ]);
    }

    /** @param list<Field> $columns */
    public function rows(string $key, string $limit, bool $translated, array $columns, Required $required = Required::Never): Field
    {
        return new Field($key, FieldKind::Rows, $translated, $required, max: $this->config->rowsMax($limit), columns: $columns);
    }
}
