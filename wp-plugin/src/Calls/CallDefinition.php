<?php

declare(strict_types=1);

namespace Passerelle\Calls;

use DateTimeImmutable;
use Passerelle\Content\AccountKind;
use Passerelle\Content\Definition;
use Passerelle\Content\Field;
use Passerelle\Content\FieldKind;
use Passerelle\Content\Fields;
use Passerelle\Content\FieldSet;
use Passerelle\Content\FormStep;
use Passerelle\Content\OwnTitle;
use Passerelle\Content\Record;
use Passerelle\Content\Required;
use Passerelle\Content\Rules\AfterPublication;
use Passerelle\Content\Rules\Later;
use Passerelle\Content\Rules\NeededWhen;
use Passerelle\Content\Rules\NotBeforeDay;
use Passerelle\Content\Rules\NotBelow;
use Passerelle\Content\Values;
use Passerelle\Content\Visibility;
use Passerelle\Kernel\Config;
use Passerelle\Kernel\FieldErrorCode;
use Passerelle\Content\Model\ContentType;

/** Calls for applications. */
final readonly class CallDefinition implements Definition
{
    use OwnTitle;

    /** How many applications a person or a structure may have; null: one. */
    public const APPLICATIONS_EACH = 'applicationsEach';
    /** How many months applications are stored; null: as long as the platform says. */
    public const APPLICATIONS_KEPT_MONTHS = 'applicationsKeptMonths';
    private const EXTENDED_FROM = 'extendedFrom';
    /** The closing date that the call was announced with. */
    private const ANNOUNCED = 'announcedClosesAt';
    private const CLOSING = 'closesAt';

    private Fields $fields;

    public function __construct(Config $config)
    {
        $this->fields = new Fields($config);
    }

    public function type(): ContentType
    {
        return ContentType::CallForApplication;
    }

    public function fields(): FieldSet
    {
        $make = $this->fields;

        return new FieldSet(
            new FormStep(
                'presentation',
                $make->choice('callType', 'callType', Required::ToSubmit),
                $make->choice('aidType', 'aidType', Required::ToSubmit),
                $make->choices('depositLanguages', 'depositLanguages', Required::ToSubmit),
                $make->summary(),
                $make->html(),
                $make->cover(),
                $make->documents(),
            ),
            new FormStep(
                'dates',
                new Field('zone', FieldKind::Zone, required: Required::ToSubmit),
                $make->instant('opensAt', Required::ToSubmit),
                $make->instant('closesAt', Required::ToSubmit),
                $make->date('decisionDate'),
                $make->date('resultsDate'),
                $make->url('resultsUrl'),
                $make->rows('steps', 'steps', true, [
                    $make->text('title', 'subtitle', required: Required::ToSave),
                    $make->date('date'),
                    $make->longText('description'),
                ]),
            ),
            new FormStep(
                'conditions',
                $make->choices('applicants', 'applicants'),
                $make->countries(Required::Never, 'applicantCountryIds'),
                $make->number('ageMin', 'age'),
                $make->number('ageMax', 'age'),
                $make->rows('eligibility', 'eligibility', true, [
                    $make->text('title', 'subtitle', required: Required::ToSave),
                    $make->text('subtitle', 'summary'),
                ]),
                $make->number('places', 'places'),
                $make->choice('fees', 'fees', Required::ToSubmit),
                $make->number('feeAmount', 'amount'),
                $make->choice('feeCurrency', 'currency'),
                $make->number('amountMin', 'amount'),
                $make->number('amountMax', 'amount'),
                $make->choice('currency', 'currency'),
                $make->longText('covers', true),
            ),
            new FormStep(
                'applications',
                $make->choice('managementMode', 'managementMode', Required::ToSubmit),
                $make->number(self::APPLICATIONS_EACH, 'applicationsEach', 1),
                $make->number(self::APPLICATIONS_KEPT_MONTHS, 'applicationsKeptMonths', 1),
                $make->url('externalUrl'),
                $make->longText('documentsAsked', true),
                $make->rows('faq', 'faq', true, [
                    $make->text('question', 'summary', required: Required::ToSave),
                    $make->longText('answer', required: Required::ToSave),
                ]),
            ),
            new FormStep(
                'people',
                $make->users('managerIds', AccountKind::Operators),
                // Shown to candidates; the API returns only mentors with a public profile.
                $make->users('mentorIds', AccountKind::PublishedMembers, Visibility::Everyone),
                $make->people('partners'),
                $make->rows('emitters', 'emitters', true, [
                    $make->text('name', required: Required::ToSave),
                    $make->longText('description'),
                    new Field('logoId', FieldKind::Image),
                ]),
            ),
            new FormStep(
                'scope',
                $make->countries(),
                $make->sectors(),
            ),
        );
    }

    /** @return list<Field> the closing date that the call was announced with: once its dates change after that, and while it closes later */
    public function computedFields(): array
    {
        return [
            $this->fields->instant(self::EXTENDED_FROM),
            new Field(self::ANNOUNCED, FieldKind::Instant, visibility: Visibility::Editors),
        ];
    }

    public function compute(Values $values, ?Record $before): array
    {
        $announced = $before === null ? '' : self::announced($before, $values->text(self::CLOSING));
        $isLater = $announced !== '' && self::instant($values, self::CLOSING) > new DateTimeImmutable($announced);

        return [self::EXTENDED_FROM => $isLater ? $announced : null, self::ANNOUNCED => $announced === '' ? null : $announced];
    }

    public function rules(): array
    {
        return [
            new Later('opensAt', 'closesAt', code: FieldErrorCode::ClosingBeforeOpening),
            new AfterPublication('opensAt', FieldErrorCode::OpeningBeforePublication),
            new NotBeforeDay('closesAt', 'zone', 'resultsDate', FieldErrorCode::ResultsBeforeClosing),
            new NotBelow('amountMin', 'amountMax'),
            new NotBelow('ageMin', 'ageMax'),
            new NeededWhen('externalUrl', 'managementMode', 'external'),
            new NeededWhen('resultsDate', 'resultsUrl'),
            new NeededWhen('feeAmount', 'fees', 'amount'),
            new NeededWhen('feeCurrency', 'fees', 'amount'),
            new NeededWhen('currency', 'amountMin'),
            new NeededWhen('currency', 'amountMax'),
        ];
    }

    /** Kept from its first change on: it stays the same however often the call is extended, shortened or closed early. */
    private static function announced(Record $before, string $closing): string
    {
        $values = $before->values;
        $stored = $values->text(self::ANNOUNCED) ?: $values->text(self::EXTENDED_FROM);

        $wasAnnounced = $before->status->wasPublic() && $values->text(self::CLOSING) !== $closing;

        return $stored === '' && $wasAnnounced ? $values->text(self::CLOSING) : $stored;
    }

    private static function instant(Values $values, string $key): ?DateTimeImmutable
    {
        $text = $values->text($key);

        return $text === '' ? null : new DateTimeImmutable($text);
    }
}
