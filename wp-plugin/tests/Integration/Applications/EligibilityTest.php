<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Applications;

use Passerelle\Accounts\AccountCountry;
use Passerelle\Applications\Applying\ApplicationAction;
use Passerelle\Applications\Eligibility\ReadEligibility;
use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Record;
use Passerelle\Rights\Viewer;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;

/** May I apply? "No" only where a fact says so, and what is unclear blocks nobody. */
#[Group('exhaustive')]
final class EligibilityTest extends ApplicationTestCase
{
    private const OPEN = ['dates' => 'yes', 'language' => 'unclear'];

    /** @return iterable<string, array{array<string, mixed>, array<string, mixed>|null, bool, array<string, string>, string, bool}> call, profile, for a structure, criteria, verdict, blocked */
    public static function cases(): iterable
    {
        $profile = ['residenceCountry' => 'SN', 'activityCountry' => 'FR', 'spokenLanguages' => ['fr', 'pt']];
        yield 'nothing known' => [[], null, false, self::OPEN, 'unclear', false];
        yield 'a language of the call' => [[], $profile, false, ['dates' => 'yes', 'language' => 'yes'], 'yes', false];
        yield 'another language' => [['depositLanguages' => ['en']], $profile, false, self::OPEN, 'unclear', false];
        yield 'not open' => [['opensAt' => '2026-11-28T12:00:01Z'], $profile, false, ['dates' => 'no', 'language' => 'yes'], 'no', true];
        yield 'closed' => [['closesAt' => '2026-11-28T11:59:59Z'], $profile, false, ['dates' => 'no', 'language' => 'yes'], 'no', true];
        yield 'persons' => [['applicants' => ['person']], $profile, false, ['dates' => 'yes', 'kind' => 'yes', 'language' => 'yes'], 'yes', false];
        yield 'structures only' => [['applicants' => ['structure']], $profile, false, ['dates' => 'yes', 'kind' => 'no', 'language' => 'yes'], 'no', true];
        yield 'a structure' => [['applicants' => ['structure']], $profile, true, ['dates' => 'yes', 'kind' => 'yes', 'language' => 'yes'], 'yes', false];
        yield 'residence' => [['applicantCountryIds' => ['SN', 'ML']], $profile, false, ['dates' => 'yes', 'country' => 'yes', 'language' => 'yes'], 'yes', false];
        yield 'activity' => [['applicantCountryIds' => ['FR']], $profile, false, ['dates' => 'yes', 'country' => 'yes', 'language' => 'yes'], 'yes', false];
        yield 'another country warns' => [['applicantCountryIds' => ['ML']], $profile, false, ['dates' => 'yes', 'country' => 'no', 'language' => 'yes'], 'no', false];
        yield 'half known' => [['applicantCountryIds' => ['ML']], ['activityCountry' => 'FR'], false, [...self::OPEN, 'country' => 'unclear'], 'unclear', false];
        yield 'headquarters' => [['applicantCountryIds' => ['SN']], $profile, true, ['dates' => 'yes', 'country' => 'yes', 'language' => 'yes'], 'yes', false];
        yield 'headquarters elsewhere' => [['applicantCountryIds' => ['FR']], $profile, true, ['dates' => 'yes', 'country' => 'no', 'language' => 'yes'], 'no', false];
        yield 'age' => [['ageMax' => 35], $profile, false, ['dates' => 'yes', 'age' => 'unclear', 'language' => 'yes'], 'unclear', false];
        yield 'no age of a structure' => [['ageMax' => 35], $profile, true, ['dates' => 'yes', 'language' => 'yes'], 'yes', false];
    }

    /**
     * @param array<string, mixed> $values
     * @param array<string, mixed>|null $profile
     * @param array<string, string> $criteria
     */
    #[DataProvider('cases')]
    public function testEachCriterionIsComparedWithWhatIsKnown(array $values, ?array $profile, bool $isStructure, array $criteria, string $verdict, bool $isBlocked): void
    {
        $member = $this->users->beneficiaire();
        if ($profile !== null) {
            $this->content->published(ContentType::CommunityProfile, $profile, ownerId: $member->id);
        }
        $structure = $isStructure ? $this->structure([[$member, 'owner', 'member']]) : null;
        if ($structure !== null) {
            $structure = $this->content->save($structure, ['headquartersCountry' => 'SN']);
        }
        $answer = $this->eligibility($member, $this->call($values), $structure);

        self::assertEquals($criteria, array_column($answer['criteria'], 'verdict', 'code'));
        self::assertSame([$verdict, $isBlocked], [$answer['verdict'], $answer['isBlocked']]);
    }

    public function testTheFactsOfTheCallAreQuoted(): void
    {
        $answer = $this->eligibility($this->users->beneficiaire(), $this->call(['ageMin' => 18, 'ageMax' => 35, 'applicantCountryIds' => ['ML', 'SN']]), null);
        $facts = array_column($answer['criteria'], 'facts', 'code');

        self::assertSame([['name' => 'min', 'value' => '18'], ['name' => 'max', 'value' => '35']], $facts['age']);
        self::assertSame([['name' => 'countries', 'value' => 'ML SN']], $facts['country']);
        self::assertSame([['name' => 'opensAt', 'value' => '2026-11-01T08:00:00Z'], ['name' => 'closesAt', 'value' => self::CLOSING]], $facts['dates']);
    }

    public function testTheCountryOfAnAccountSpeaksForSomebodyOnly(): void
    {
        $member = $this->users->beneficiaire();
        AccountCountry::set($member->id, 'SN');
        $criteria = fn (string $country): array => $this->eligibility($member, $this->call(['applicantCountryIds' => [$country]]), null)['criteria'];
        $verdict = static fn (string $country): mixed => array_column($criteria($country), 'verdict', 'code')['country'];

        self::assertSame(['yes', 'unclear'], [$verdict('SN'), $verdict('FR')]);
    }

    public function testItSaysWhatApplyingTakesAndWhatOneHasBegun(): void
    {
        $member = $this->users->beneficiaire();
        $structure = $this->structure([[$member, 'owner', 'member']]);
        $call = $this->call(['depositLanguages' => ['en', 'fr'], 'zone' => 'Africa/Dakar']);
        $shown = array_flip(['applicationId', 'callTitle', 'languages', 'minutes', 'zone']);
        $asked = fn (?Record $for = null): array => array_intersect_key($this->eligibility($member, $call, $for), $shown);
        $facts = ['callTitle' => $call->title, 'languages' => ['fr', 'en'], 'zone' => 'Africa/Dakar'];
        self::assertEquals([...$facts, 'applicationId' => null, 'minutes' => null], $asked(), 'Without a form.');
        $this->publishForm($call, self::document(['motive' => ['kind' => 'longText']]));
        $begun = $this->begin($member, $call);

        self::assertEquals([...$facts, 'applicationId' => $this->id($begun), 'minutes' => $begun['minutes']], $asked());
        self::assertNull($asked($structure)['applicationId'], 'Another applicant.');
        self::assertNull($this->eligibility($this->users->beneficiaire(), $call, null)['applicationId'], 'Another person.');
    }

    public function testItCountsTheApplicationsThatTheCallAllows(): void
    {
        $member = $this->users->beneficiaire();
        $call = $this->call(['applicationsEach' => 2]);
        $this->publishForm($call, self::document(['motive' => ['kind' => 'longText']]));
        $counts = function () use ($member, $call): array {
            $read = $this->eligibility($member, $call, null);

            return [$read['applicationId'], $read['applicationsBegun'], $read['applicationsEach']];
        };
        self::assertSame([null, 0, 2], $counts());
        $first = $this->id($this->begin($member, $call));
        self::assertSame([$first, 1, 2], $counts());
        $this->perform($member, ApplicationAction::Send, $first, 1);
        self::assertSame([null, 1, 2], $counts(), 'Another one may be begun.');
        $this->at('2027-01-01 00:00:00');
        self::assertSame([$first, 1, 2], $counts(), 'After the closing it leads to what was sent.');
    }

    public function testOthersStructuresAndVisitorsAreNotAnswered(): void
    {
        $structure = $this->structure([[$this->users->beneficiaire(), 'owner', 'member']]);
        self::assertSame(['not_found'], $this->refusals(fn () => $this->eligibility($this->users->beneficiaire(), $this->call(), $structure)));
        self::assertSame(['access_token_missing'], $this->refusals(fn () => $this->eligibility(Viewer::anonymous(), $this->call(), null)));
        $draft = $this->content->draft(ContentType::CallForApplication, ['managementMode' => 'internal']);
        self::assertSame(['not_found'], $this->refusals(fn () => $this->eligibility($this->owner, $draft, null)));
    }

    /** @return array{applicationId: int|null, applicationsBegun: int, applicationsEach: int, callTitle: string, minutes: int|null, verdict: string, isBlocked: bool, criteria: list<array<string, mixed>>} */
    private function eligibility(Viewer $viewer, Record $call, ?Record $structure): array
    {
        return ($this->plugin->get(ReadEligibility::class))($viewer, $call->id, $structure?->id);
    }
}
