<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Accounts\Settings;

use Passerelle\Accounts\AccountCountry;
use Passerelle\Accounts\InterestChoice;
use Passerelle\Accounts\Interests;
use Passerelle\Accounts\Onboarding;
use Passerelle\Accounts\Phone;
use Passerelle\Accounts\Settings\UpdateAccount;
use Passerelle\Accounts\Settings\UpdatePreferences;
use Passerelle\Auth\GraphQL\Person;
use Passerelle\Languages\Lang;
use Passerelle\Newsletter\Accounts\AccountSubscriptions;
use Passerelle\Rights\MainCountry;
use Passerelle\Rights\Viewer;
use Passerelle\Rights\ViewerFactory;
use Passerelle\Tests\IntegrationTestCase;

final class SettingsTest extends IntegrationTestCase
{
    public function testStoresPersonalDetails(): void
    {
        $viewer = $this->users->beneficiaire();
        ($this->plugin->get(UpdateAccount::class))($viewer, "  Awa\t Marie ", "N'Dour \\ Sy", '+221 77 123 45 67', 'SN', Lang::English);

        $person = Person::of($viewer) ?? [];
        self::assertSame(['Awa Marie', "N'Dour \\ Sy", 'SN', 'en'], [$person['firstName'], $person['lastName'], $person['country'], $person['language']]);
        self::assertSame('+221771234567', Phone::of($viewer->id));
        self::assertSame("Awa Marie N'Dour \\ Sy", get_userdata($viewer->id)->display_name ?? '');

        ($this->plugin->get(UpdateAccount::class))($viewer, 'Awa', 'Sy', '', 'FR', Lang::French);
        self::assertNull(Phone::of($viewer->id));
        self::assertSame('fr', Person::of($viewer)['language'] ?? null);
    }

    public function testStoresNamesAsTyped(): void
    {
        $viewer = $this->users->beneficiaire();
        $names = fn (): array => [get_userdata($viewer->id)->first_name ?? '', get_userdata($viewer->id)->last_name ?? '', get_userdata($viewer->id)->display_name ?? ''];
        $typed = ['"Awa" & Fatou', 'N\'Dour \\ &lt;b&gt; %3C'];
        ($this->plugin->get(UpdateAccount::class))($viewer, $typed[0], $typed[1], '', 'SN', Lang::French);
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
        ($this->plugin->get(UpdateAccount::class))($viewer, 'Ousmane', 'Diatta', '', 'FR', Lang::French);

        self::assertSame(['FR', 'SN'], [AccountCountry::of($viewer->id), MainCountry::of($viewer->id)]);
        self::assertSame('SN', (new ViewerFactory())->of($viewer->id)->mainCountry);
    }

    public function testReportsRejectedFieldsAndWritesNothing(): void
    {
        $viewer = $this->users->beneficiaire();
        $before = Person::of($viewer);
        $refusals = fn (string $first, string $last, string $phone, string $country): array => $this->refusals(
            fn () => ($this->plugin->get(UpdateAccount::class))($viewer, $first, $last, $phone, $country, Lang::English),
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
        self::assertFalse($this->plugin->get(Onboarding::class)->isDone($viewer->id));
        ($this->plugin->get(UpdatePreferences::class))($viewer, $choice, true);
        self::assertEquals([$choice, true], [$this->plugin->get(Interests::class)->of($viewer->id), $this->plugin->get(AccountSubscriptions::class)->isSubscribed($viewer->id)]);

        ($this->plugin->get(UpdatePreferences::class))($viewer, new InterestChoice([], [], true, true), false);
        self::assertEquals(
            [new InterestChoice([], [], true, true), false],
            [$this->plugin->get(Interests::class)->of($viewer->id), $this->plugin->get(AccountSubscriptions::class)->isSubscribed($viewer->id)],
        );
        self::assertTrue($this->plugin->get(Onboarding::class)->isDone($viewer->id), 'There is nothing left to ask.');
    }

    public function testVisitorsHaveNoSettings(): void
    {
        self::assertSame(['forbidden'], $this->refusals(fn () => ($this->plugin->get(UpdateAccount::class))(Viewer::anonymous(), 'A', 'B', '', 'FR', Lang::French)));
        self::assertSame(['forbidden'], $this->refusals(fn () => ($this->plugin->get(UpdatePreferences::class))(Viewer::anonymous(), new InterestChoice(), true)));
    }
}
