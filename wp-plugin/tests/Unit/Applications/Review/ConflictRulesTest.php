<?php

declare(strict_types=1);

namespace Passerelle\Tests\Unit\Applications\Review;

use Passerelle\Applications\Review\Conflicts\ApplicationFacts;
use Passerelle\Applications\Review\Conflicts\ConflictKind;
use Passerelle\Applications\Review\Conflicts\ConflictRules;
use Passerelle\Applications\Review\Conflicts\MailDomains;
use Passerelle\Applications\Review\Conflicts\ReviewerFacts;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

final class ConflictRulesTest extends TestCase
{
    /** @return array<string, array{list<ConflictKind>, ReviewerFacts}> */
    public static function reviewers(): array
    {
        $person = self::person(...);

        return [
            'nobody known' => [[], $person(structures: [90], partners: [91])],
            'the applicant' => [[ConflictKind::Applicant], $person(1)],
            'a co-writer' => [[ConflictKind::CoWriter], $person(2)],
            'a mentor' => [[ConflictKind::Mentor], $person(3)],
            'of the structure' => [[ConflictKind::Structure], $person(structures: [90, 50])],
            'of a structure of the applicant' => [[ConflictKind::Structure], $person(structures: [51])],
            'of a partner' => [[ConflictKind::Partner], $person(structures: [90], partners: [50])],
            'of the structure, which is named beside itself' => [[ConflictKind::Structure], $person(structures: [50], partners: [50])],
            'a referee' => [[ConflictKind::Referee], $person(email: 'prof@university.sn')],
            'a colleague of the referee' => [[], $person(email: 'dean@university.sn')],
            'of the domain' => [[ConflictKind::MailDomain], $person(email: 'nina@theatre.sn')],
            'of a domain below' => [[ConflictKind::MailDomain], $person(email: 'nina@mail.theatre.sn')],
            'of a domain with the same end' => [[], $person(email: 'nina@mytheatre.sn')],
            'of the same public provider' => [[], $person(email: 'nina@gmail.com')],
            'of another country of it' => [[], $person(email: 'nina@yahoo.sn')],
            'without address' => [[], $person(email: '')],
            'several at once' => [[ConflictKind::CoWriter, ConflictKind::Structure, ConflictKind::MailDomain], $person(2, 'nina@theatre.sn', [50])],
        ];
    }

    /**
     * @param list<int> $structures
     * @param list<int> $partners
     */
    private static function person(int $id = 9, string $email = 'nina@elsewhere.org', array $structures = [], array $partners = []): ReviewerFacts
    {
        return new ReviewerFacts($id, $email, $structures, $partners);
    }

    /** @param list<ConflictKind> $expected */
    #[DataProvider('reviewers')]
    public function testConflictsFollowFromFacts(array $expected, ReviewerFacts $reviewer): void
    {
        $addresses = ['contact@theatre.sn', 'awa@gmail.com', 'awa@yahoo.fr', ''];
        $application = new ApplicationFacts(100, [1], [2], [50, 51], [3], ['prof@university.sn', ''], $addresses);
        self::assertSame($expected, ConflictRules::between($application, $reviewer));
    }

    public function testPublicProvidersSayNothing(): void
    {
        self::assertSame(
            [null, null, null, null, 'theatre.sn', 'live.theatre.sn'],
            array_map(MailDomains::of(...), ['a@gmail.com', 'a@hotmail.co.uk', 'a@orange.fr', 'a', 'a@b@theatre.sn', 'a@live.theatre.sn']),
        );
    }
}
