<?php

declare(strict_types=1);

namespace Passerelle\Calls;

use DateTimeImmutable;
use Passerelle\Content\ContentType;
use Passerelle\Content\DateRules;
use Passerelle\Content\Definition;
use Passerelle\Content\Field;
use Passerelle\Content\FieldKind;
use Passerelle\Content\Fields;
use Passerelle\Content\FieldSet;
use Passerelle\Content\OwnTitle;
use Passerelle\Content\Record;
use Passerelle\Content\Required;
use Passerelle\Content\Values;
use Passerelle\Content\Visibility;
use Passerelle\Kernel\Config;
use Passerelle\Kernel\FieldError;

/** Calls for applications. */
final readonly class CallDefinition implements Definition
{
    use OwnTitle;

    private const EXTERNAL = 'external';
    private const EXTENDED_FROM = 'extendedFrom';

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
            $make->cover(),
            $make->choice('callType', 'callType', Required::ToSubmit),
            $make->choice('aidType', 'aidType', Required::ToSubmit),
            $make->choices('depositLanguages', 'depositLanguages', Required::ToSubmit),
            $make->summary(),
            $make->html(),
            new Field('zone', FieldKind::Zone, required: Required::ToSubmit),
            $make->instant('opensAt', Required::ToSubmit),
            $make->instant('closesAt', Required::ToSubmit),
            $make->documents(),
            $make->users('managers'),
            // Candidates may know who will help them; the API names those who have a public profile and gives nothing else.
            $make->users('mentors', Visibility::Everyone),
            $make->people('partners'),
            $make->rows('emitters', 'emitters', true, [
                $make->text('name', required: Required::ToSave),
                $make->longText('description'),
                new Field('logo', FieldKind::Image),
            ]),
            $make->rows('eligibility', 'eligibility', true, [
                $make->text('title', 'subtitle', required: Required::ToSave),
                $make->text('subtitle', 'summary'),
            ]),
            $make->rows('faq', 'faq', true, [
                $make->text('question', 'summary', required: Required::ToSave),
                $make->longText('answer', required: Required::ToSave),
            ]),
            $make->rows('steps', 'steps', true, [
                $make->text('title', 'subtitle', required: Required::ToSave),
                $make->date('date'),
                $make->longText('description'),
            ]),
            $make->choice('managementMode', 'managementMode', Required::ToSubmit),
            $make->url('externalUrl'),
            $make->countries(),
            $make->sectors(),
        );
    }

    /** @return list<Field> the closing date that was announced first, once it was put off */
    public function computedFields(): array
    {
        return [$this->fields->instant(self::EXTENDED_FROM)];
    }

    public function compute(Values $values, ?Record $before): array
    {
        $announced = $before?->values->text(self::EXTENDED_FROM) ?? '';
        if ($announced === '' && $before?->status->isPublic() === true) {
            $announced = $before->values->text('closesAt');
        }
        $isLater = $announced !== '' && self::instant($values, 'closesAt') > new DateTimeImmutable($announced);

        return [self::EXTENDED_FROM => $isLater ? $announced : null];
    }

    public function check(Values $values, Required $step, ?DateTimeImmutable $publication): array
    {
        $errors = DateRules::endAfterStart($values, 'opensAt', 'closesAt', code: 'closing_before_opening');
        $opens = $values->text('opensAt');
        if ($publication !== null && $opens !== '' && new DateTimeImmutable($opens) <= $publication) {
            $errors[] = new FieldError('opensAt', 'opening_before_publication');
        }
        if ($step === Required::ToSubmit && $values->text('managementMode') === self::EXTERNAL && $values->text('externalUrl') === '') {
            $errors[] = new FieldError('externalUrl', 'required');
        }

        return $errors;
    }

    private static function instant(Values $values, string $key): ?DateTimeImmutable
    {
        $text = $values->text($key);

        return $text === '' ? null : new DateTimeImmutable($text);
    }
}
