<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Accounts;

use Passerelle\Accounts\DemoAccounts;
use Passerelle\Accounts\InterestChoice;
use Passerelle\Accounts\Interests;
use Passerelle\Accounts\Onboarding;
use Passerelle\Reference\Countries;
use Passerelle\Reference\Sectors;
use Passerelle\Reference\Terms;
use Passerelle\Rights\Viewer;
use Passerelle\Tests\FrozenClock;
use Passerelle\Tests\IntegrationTestCase;

final class InterestsTest extends IntegrationTestCase
{
    private Interests $interests;
    private Onboarding $onboarding;
    private Sectors $sectors;
    private Countries $countries;

    protected function setUp(): void
    {
        parent::setUp();
        $terms = new Terms($this->db);
        $this->sectors = new Sectors($terms);
        $this->countries = new Countries($terms);
        $this->interests = new Interests($this->sectors, $this->countries);
        $this->onboarding = new Onboarding($this->interests, new FrozenClock());
    }

    public function testInterestsAreEmptyByDefault(): void
    {
        $person = $this->users->beneficiaire();

        self::assertEquals(new InterestChoice(), $this->interests->of($person->id));
        self::assertFalse($this->onboarding->isDone($person->id));
    }

    public function testStoresChoicesWithoutDuplicates(): void
    {
        $person = $this->users->beneficiaire();
        $other = $this->users->beneficiaire();
        $music = $this->sectorId('music');
        $choice = $this->interests->choose([$music, $this->sectorId('theatre'), $music], [$this->countryId('SN')], false, false);

        $this->onboarding->answer($person, $choice);

        $kept = $this->interests->of($person->id);
        self::assertEquals(new InterestChoice(['music', 'theatre'], ['SN']), $kept);
        self::assertSame([$music, $this->sectorId('theatre')], $this->interests->sectorIds($kept));
        self::assertSame([$this->countryId('SN')], $this->interests->countryIds($kept));
        self::assertTrue($this->onboarding->isDone($person->id));
        self::assertEquals(new InterestChoice(), $this->interests->of($other->id));
        self::assertFalse($this->onboarding->isDone($other->id));
    }

    public function testAllIncludesLaterAdditions(): void
    {
        $person = $this->users->beneficiaire();

        $this->interests->set($person->id, $this->interests->choose([$this->sectorId('music')], [], true, true));

        self::assertEquals(new InterestChoice([], [], true, true), $this->interests->of($person->id));
    }

    public function testSkippingCompletesTheOnboardingAndChangesNothing(): void
    {
        $person = $this->users->beneficiaire();
        $this->interests->set($person->id, new InterestChoice(['music'], ['FR']));

        $this->onboarding->answer($person, null);

        self::assertTrue($this->onboarding->isDone($person->id));
        self::assertEquals(new InterestChoice(['music'], ['FR']), $this->interests->of($person->id));
    }

    public function testRejectsUnknownReferencesWithTheirPath(): void
    {
        $music = $this->sectorId('music');

        self::assertSame(
            ['sectorIds.1: unknown_sector', 'sectorIds.2: unexpected_fields', 'countryIds.0: unknown_country', 'countryIds.1: unexpected_fields'],
            $this->refusals(fn () => $this->interests->choose([$music, 0, null], [$music, 'FR'], false, false)),
        );
    }

    public function testRejectsVisitor(): void
    {
        self::assertSame(['forbidden'], $this->refusals(fn () => $this->onboarding->answer(Viewer::anonymous(), new InterestChoice())));
        self::assertFalse($this->onboarding->isDone(0));
    }

    public function testOneDemoAccountHasNotDoneTheOnboarding(): void
    {
        $asked = array_map($this->onboarding->isDone(...), (new DemoAccounts(static fn (): string => 'local'))->provision());

        self::assertContains('beneficiaire2', array_keys($asked));
        foreach ($asked as $login => $isDone) {
            // Whoever tries the product with a kept database may have answered as that one too.
            self::assertTrue($isDone || $login === 'beneficiaire2', $login);
        }
    }

    public function testExcludesDeletedAndInvalidEntries(): void
    {
        $person = $this->users->beneficiaire();
        update_user_meta($person->id, Interests::META, ['sectors' => ['music', 'of-former-times', 7], 'countries' => 'XX', 'allSectors' => 'yes']);

        self::assertEquals(new InterestChoice(['music']), $this->interests->of($person->id));

        update_user_meta($person->id, Interests::META, 'nonsense');
        self::assertEquals(new InterestChoice(), $this->interests->of($person->id));
    }

    private function sectorId(string $key): int
    {
        return $this->sectors->find($key)->id ?? self::fail("There is no sector {$key}.");
    }

    private function countryId(string $code): int
    {
        return $this->countries->find($code)->id ?? self::fail("There is no country {$code}.");
    }
}
