<?php

declare(strict_types=1);

namespace Passerelle\Applications\Review\Conflicts;

/** Which conflicts follow from facts. */
final class ConflictRules
{
    /** @return list<ConflictKind> in the order of the enum; none: the person may review it */
    public static function between(ApplicationFacts $application, ReviewerFacts $reviewer): array
    {
        return array_values(array_filter(ConflictKind::cases(), static fn (ConflictKind $kind): bool => match ($kind) {
            ConflictKind::Applicant => in_array($reviewer->userId, $application->applicants, true),
            ConflictKind::CoWriter => in_array($reviewer->userId, $application->coWriters, true),
            ConflictKind::Structure => array_intersect($reviewer->structures, $application->structures) !== [],
            ConflictKind::Partner => array_intersect($reviewer->partners, array_diff($application->structures, $reviewer->structures)) !== [],
            ConflictKind::Mentor => in_array($reviewer->userId, $application->mentors, true),
            ConflictKind::Referee => $reviewer->email !== '' && in_array($reviewer->email, $application->referees, true),
            ConflictKind::MailDomain => self::shareDomain($reviewer->email, $application->addresses),
            ConflictKind::Declared, ConflictKind::DeclaredByManager => false,
        }));
    }

    /** @param list<string> $addresses */
    private static function shareDomain(string $email, array $addresses): bool
    {
        $own = MailDomains::of($email);
        foreach ($addresses as $address) {
            $domain = MailDomains::of($address);
            if ($own !== null && $domain !== null && MailDomains::match($own, $domain)) {
                return true;
            }
        }

        return false;
    }
}
