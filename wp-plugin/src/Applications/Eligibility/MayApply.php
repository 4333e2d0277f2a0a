<?php

declare(strict_types=1);

namespace Passerelle\Applications\Eligibility;

use Passerelle\Accounts\AccountCountry;
use Passerelle\Applications\Applying\Applicant;
use Passerelle\Applications\Deadline;
use Passerelle\Applications\InternalCall;
use Passerelle\Applications\Forms\Document\ProfileSource;
use Passerelle\GraphQL\Times;

/**
 * Compares the facts of a call with who applies. Only dates and the kind of applicant close the form; the age is asked in the
 * application, so it is unclear here.
 */
final readonly class MayApply
{
    /**
     * @param array<string, string> $profile values of the profile, by source
     * @return list<Criterion> those that the call has
     */
    public static function criteria(InternalCall $call, Deadline $deadline, Applicant $applicant, array $profile): array
    {
        return array_values(array_filter([
            self::dates($call, $deadline),
            self::kind($call, $applicant),
            self::country($call, $applicant, $profile),
            self::age($call, $applicant),
            self::language($call, $profile),
        ]));
    }

    private static function dates(InternalCall $call, Deadline $deadline): Criterion
    {
        $closesAt = $deadline->at();

        return new Criterion(
            CriterionCode::Dates,
            $deadline->isOpen() ? Verdict::Yes : Verdict::No,
            ['opensAt' => $call->record->values->text('opensAt'), 'closesAt' => $closesAt === null ? '' : Times::text($closesAt)],
            true,
        );
    }

    private static function kind(InternalCall $call, Applicant $applicant): ?Criterion
    {
        $kinds = $call->record->values->texts('applicants');

        return $kinds === []
            ? null
            : new Criterion(CriterionCode::Kind, in_array($applicant->kind(), $kinds, true) ? Verdict::Yes : Verdict::No, ['applicants' => implode(' ', $kinds)], true);
    }

    /**
     * Residence or activity of a person, headquarters of a structure.
     *
     * @param array<string, string> $profile
     */
    private static function country(InternalCall $call, Applicant $applicant, array $profile): ?Criterion
    {
        $accepted = $call->record->values->codes('applicantCountryIds');
        if ($accepted === []) {
            return null;
        }
        $sources = $applicant->structure === null ? [ProfileSource::PersonResidenceCountry, ProfileSource::PersonActivityCountry] : [ProfileSource::StructureCountry];
        $known = array_filter(array_map(static fn (ProfileSource $source): string => $profile[$source->value] ?? '', $sources), static fn (string $code): bool => $code !== '');
        // The country of an account says where mail goes: it can make an applicant eligible, not ineligible.
        $account = $applicant->structure === null ? AccountCountry::of($applicant->person->id) : null;
        $verdict = match (true) {
            array_intersect([...$known, $account ?? ''], $accepted) !== [] => Verdict::Yes,
            count($known) === count($sources) => Verdict::No,
            default => Verdict::Unclear,
        };

        return new Criterion(CriterionCode::Country, $verdict, ['countries' => implode(' ', $accepted)]);
    }

    private static function age(InternalCall $call, Applicant $applicant): ?Criterion
    {
        $values = $call->record->values;
        $facts = array_map(strval(...), array_filter(
            ['min' => $values->number('ageMin'), 'max' => $values->number('ageMax')],
            static fn (?int $age): bool => $age !== null && $age > 0,
        ));

        return $facts === [] || $applicant->structure !== null ? null : new Criterion(CriterionCode::Age, Verdict::Unclear, $facts);
    }

    /** @param array<string, string> $profile */
    private static function language(InternalCall $call, array $profile): ?Criterion
    {
        $accepted = $call->record->values->texts('depositLanguages');
        $spoken = array_filter(explode(', ', $profile[ProfileSource::PersonSpokenLanguages->value] ?? ''), static fn (string $code): bool => $code !== '');

        return $accepted === []
            ? null
            : new Criterion(CriterionCode::Language, array_intersect($spoken, $accepted) === [] ? Verdict::Unclear : Verdict::Yes, ['languages' => implode(' ', $accepted)]);
    }
}
