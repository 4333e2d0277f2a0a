<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Accounts\Settings;

use Passerelle\Accounts\AccountCountry;
use Passerelle\Accounts\InterestChoice;
use Passerelle\Accounts\Interests;
use Passerelle\Accounts\Phone;
use Passerelle\Auth\GraphQL\Person;
use Passerelle\Languages\Lang;
use Passerelle\Reference\Countries;
use Passerelle\Reference\Sectors;
use Passerelle\Reference\Terms;
use Passerelle\Rights\MainCountry;
use Passerelle\Rights\Viewer;
use Passerelle\Rights\ViewerFactory;
use Passerelle\Accounts\Settings\SettingsModule;
use Passerelle\Tests\IntegrationTestCase;

final class SettingsTest extends IntegrationTestCase
{
    private SettingsModule $settings;

    protected function setUp(): void
    {
        parent::setUp();
        $terms = new Terms($this->plugin->database);
        $interests = new Interests(new Sectors($terms), new Countries($terms));
        $this->settings = new SettingsModule($this->services(), $interests, $this->plugin->auth, $this->plugin->newsletter->accounts, new ViewerFactory());
    }

    public function testStoresPersonalDetails(): void
    {
        $viewer = $this->users->beneficiaire();
        ($this->settings->updateAccount)($viewer, "  Awa\t Marie ", "N'Dour \\ Sy", '+221 77 123 45 67', 'SN', Lang::English);

        $person = Person::of($viewer) ?? [];
        self::assertSame(['Awa Marie', "N'Dour \\ Sy", 'SN', 'en'], [$person['firstName'], $person['lastName'], $person['country'], $person['language']]);
        self::assertSame('+221771234567', Phone::of($viewer->id));
        self::assertSame("Awa Marie N'Dour \\ Sy", get_userdata($viewer->id)->display_name ?? '');

        ($this->settings->updateAccount)($viewer, 'Awa', 'Sy', '', 'FR', Lang::French);
        self::assertNull(Phone::of($viewer->id));
        self::assertSame('fr', Person::of($viewer)['language'] ?? null);
    }

    public function testStoresNamesAsTyped(): void
    {
        $viewer = $this->users->beneficiaire();
        $names = fn (): array => [get_userdata($viewer->id)->first_name ?? '', get_userdata($viewer->id)->last_name ?? '', get_userdata($viewer->id)->display_name ?? ''];
        $typed = ['"Awa" & Fatou', 'N\'Dour \\ &lt;b&gt; %3C'];
        ($this->settings->updateAccount)($viewer, $typed[0], $typed[1], '', 'SN', Lang::French);
        self::assertSame([...$typed, implode(' ', $typed)], $names());

        // An update of something else writes the names again.
        wp_update_user(['ID' => $viewer->id, 'user_url' => 'https://example.org/']);
        self::assertSame([...$typed, implode(' ', $typed)], $names());

        // By WordPress's own screens.
        wp_update_user(wp_slash(['ID' => $viewer->id, 'first_name' => '<script>x</script> & Co', 'display_name' => 'a < b']));
        $user = get_userdata($viewer->id);
        self::assertSame(['script x /script & Co', 'a b'], [$user->first_name ?? '', $user->display_name ?? '']);
    }

    public function testAModeratorDoesNotMoveTheirScope(): void
    {
        $viewer = $this->users->moderateur('SN');
        ($this->settings->updateAccount)($viewer, 'Ousmane', 'Diatta', '', 'FR', Lang::French);

        self::assertSame(['FR', 'SN'], [AccountCountry::of($viewer->id), MainCountry::of($viewer->id)]);
        self::assertSame('SN', (new ViewerFactory())->of($viewer->id)->mainCountry);
    }

    public function testReportsRejectedFieldsAndWritesNothing(): void
    {
        $viewer = $this->users->beneficiaire();
        $before = Person::of($viewer);
        $refusals = fn (string $first, string $last, string $phone, string $country): array => $this->refusals(
            fn () => ($this->settings->updateAccount)($viewer, $first, $last, $phone, $country, Lang::English),
        );

        self::assertSame(['firstName: required', 'lastName: required', 'country: required'], $refusals('', " \u{A0} ", '', ''));
        self::assertSame(['firstName: too_long', 'country: unknown_country', 'phone: invalid_phone'], $refusals(str_repeat('é', 121), 'Sy', '12', 'XK'));
        self::assertSame(['firstName: unexpected_fields', 'lastName: unexpected_fields'], $refusals('<b>Awa', "S\u{0}y", '', 'FR'));
        self::assertSame(['country: unknown_country'], $refusals('Awa', 'Sy', '', 'fr'));
        self::assertSame($before, Person::of($viewer));
    }

    public function testPreferences(): void
    {
        $viewer = $this->users->beneficiaire();
        $choice = new InterestChoice(['theatre'], ['SN', 'FR']);
        self::assertFalse($this->settings->onboarding->isDone($viewer->id));
        ($this->settings->updatePreferences)($viewer, $choice, true);
        self::assertEquals([$choice, true], [$this->settings->interests->of($viewer->id), $this->settings->newsletter->isSubscribed($viewer->id)]);

        ($this->settings->updatePreferences)($viewer, new InterestChoice([], [], true, true), false);
        self::assertEquals([new InterestChoice([], [], true, true), false], [$this->settings->interests->of($viewer->id), $this->settings->newsletter->isSubscribed($viewer->id)]);
        self::assertTrue($this->settings->onboarding->isDone($viewer->id), 'There is nothing left to ask.');
    }

    public function testVisitorsHaveNoSettings(): void
    {
        self::assertSame(['forbidden'], $this->refusals(fn () => ($this->settings->updateAccount)(Viewer::anonymous(), 'A', 'B', '', 'FR', Lang::French)));
        self::assertSame(['forbidden'], $this->refusals(fn () => ($this->settings->updatePreferences)(Viewer::anonymous(), new InterestChoice(), true)));
    }
}
