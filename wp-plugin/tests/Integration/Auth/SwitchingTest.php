<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Auth;

use Passerelle\Auth\Accounts\AccountState;
use Passerelle\Auth\Sessions\Session;
use Passerelle\Auth\Sessions\SessionEnd;
use Passerelle\Auth\Sessions\Sessions;
use Passerelle\Auth\Switching\Direction;
use Passerelle\Auth\Switching\Switching;
use Passerelle\Auth\Switching\SwitchingModule;
use Passerelle\Kernel\Config;
use Passerelle\Kernel\Tasks\DailyTasks;
use Passerelle\Rights\Role;
use Passerelle\Rights\Viewer;
use Passerelle\Rights\ViewerFactory;
use PHPUnit\Framework\Attributes\DataProvider;
use WP_User;

final class SwitchingTest extends AuthTestCase
{
    private Switching $switching;

    protected function setUp(): void
    {
        parent::setUp();
        $config = Config::fromDirectory(dirname(__DIR__, 3) . '/config');
        $this->switching = $this->plugin->get(Switching::class);
    }

    public function testTokenStartsASessionOfItsOwnPersonOnce(): void
    {
        [$editor, $other] = [$this->users->editor(), $this->users->administrator()];
        $token = $this->token($editor);
        $this->token($other);
        $session = $this->switching->enterSite($token, 'Firefox');

        self::assertSame([$editor->id, true], [$session->userId, $this->isAlive($session)]);
        self::assertSame('switch_token_invalid', $this->entering($token), 'It is used.');
        self::assertTrue($this->isAlive($session));
    }

    /** @param list<Role> $roles */
    #[DataProvider('roles')]
    public function testRequiresStaff(array $roles, string $outcome): void
    {
        $id = $this->users->with($roles[0])->id;
        array_map((new WP_User($id))->add_role(...), array_column(array_slice($roles, 1), 'value'));
        $viewer = (new ViewerFactory())->of($id);

        self::assertSame($outcome, $this->outcome(fn () => $this->token($viewer)));
    }

    /** @return array<string, array{list<Role>, string}> */
    public static function roles(): array
    {
        return [
            'beneficiaire' => [[Role::Beneficiaire], 'forbidden'],
            'operateur' => [[Role::Operateur], 'forbidden'],
            'moderateur' => [[Role::Moderateur], 'forbidden'],
            'editor' => [[Role::Editor], 'done'],
            'administrator' => [[Role::Administrator], 'done'],
            'super administrator' => [[Role::SuperAdministrateur], 'done'],
            'moderateur and editor' => [[Role::Moderateur, Role::Editor], 'done'],
        ];
    }

    public function testVisitorGetsNoToken(): void
    {
        self::assertSame('forbidden', $this->outcome(fn () => $this->token((new ViewerFactory())->of(0))));
    }

    public function testExpiresAfterAMinute(): void
    {
        $editor = $this->users->editor();
        $token = $this->token($editor);
        $this->clock->advance(59);
        self::assertSame('done', $this->entering($token));
        $token = $this->token($editor);
        $this->clock->advance(60);
        self::assertSame(['switch_token_invalid', 'switch_token_invalid'], [$this->entering($token), $this->entering($token)]);
    }

    public function testNewOneVoidsThePreviousOne(): void
    {
        $editor = $this->users->editor();
        [$first, $second] = [$this->token($editor), $this->token($editor)];

        self::assertSame(['switch_token_invalid', 'done'], [$this->entering($first), $this->entering($second)]);
    }

    #[DataProvider('nonsense')]
    public function testRejectsUnknownTokens(string $token): void
    {
        $this->token($this->users->editor());

        self::assertSame('switch_token_invalid', $this->entering($token));
    }

    /** @return list<array{string}> */
    public static function nonsense(): array
    {
        return [[''], ['x'], [str_repeat('a', 43)], [str_repeat('a', 43) . "\n"], ["' OR 1=1 --"], [str_repeat('a', 100_000)]];
    }

    public function testRightsAreReadAgainWhenItIsUsed(): void
    {
        $demoted = $this->users->editor();
        $closed = $this->users->editor();
        $tokens = [$this->token($demoted), $this->token($closed)];
        (new WP_User($demoted->id))->set_role(Role::Beneficiaire->value);
        update_user_meta($closed->id, AccountState::DISABLED_META, '1');

        self::assertSame(['switch_token_invalid', 'switch_token_invalid'], array_map($this->entering(...), $tokens));
    }

    public function testPasswordChangeOrEndOfTheAccountVoidsIt(): void
    {
        $this->plugin->get(SwitchingModule::class)->register();
        $editors = [$this->users->editor(), $this->users->editor()];
        $tokens = array_map($this->token(...), $editors);
        wp_set_password('Another-2026!', $editors[0]->id);
        require_once ABSPATH . 'wp-admin/includes/user.php';
        wp_delete_user($editors[1]->id);

        self::assertSame([], $this->stored());
        self::assertSame(['switch_token_invalid', 'switch_token_invalid'], array_map($this->entering(...), $tokens));
    }

    public function testTableContainsHashesAndIsPurged(): void
    {
        $token = $this->token($this->users->editor());
        self::assertSame([hash('sha256', $token)], $this->stored());
        self::assertMatchesRegularExpression('/^[\w-]{43}$/', $token);

        // The running plugin has another clock.
        remove_all_actions('passerelle_auth_daily');
        (new DailyTasks([$this->plugin->get(SwitchingModule::class)]))->register();
        do_action('passerelle_auth_daily');
        self::assertCount(1, $this->stored());
        $this->clock->advance(60);
        do_action('passerelle_auth_daily');
        self::assertSame([], $this->stored());
    }

    /** @return array<string, array{Direction, Direction}> */
    public static function directions(): array
    {
        return ['to the site' => [Direction::Site, Direction::WordPress], 'to WordPress' => [Direction::WordPress, Direction::Site]];
    }

    #[DataProvider('directions')]
    public function testTokenIsValidInOneDirectionOnly(Direction $direction, Direction $other): void
    {
        $editor = $this->users->editor();
        $session = $this->sessionOf($editor);
        $token = $this->switching->tokenFor($editor, $direction, $session);
        $back = $this->switching->tokenFor($editor, $other, $session);

        self::assertSame('switch_token_invalid', $this->using($token, $other));
        self::assertSame(['done', 'done'], [$this->using($token, $direction), $this->using($back, $other)]);
    }

    public function testNewTokenVoidsThePreviousOneOfItsSessionOnly(): void
    {
        $editor = $this->users->editor();
        [$session, $onAnotherDevice] = [$this->sessionOf($editor), $this->sessionOf($editor)];
        $first = $this->switching->tokenFor($editor, Direction::WordPress, $session);
        $other = $this->switching->tokenFor($editor, Direction::WordPress, $onAnotherDevice);
        $second = $this->switching->tokenFor($editor, Direction::WordPress, $session);

        self::assertSame(
            ['switch_token_invalid', 'done', 'done'],
            array_map(fn (string $token): string => $this->using($token, Direction::WordPress), [$first, $other, $second]),
        );
    }

    public function testSessionContinuesOnBothSides(): void
    {
        $editor = $this->users->editor();
        $session = $this->sessionOf($editor);
        $entered = $this->switching->enterWordPress($this->switching->tokenFor($editor, Direction::WordPress, $session), 'Chromium');
        $issued = $this->switching->enterSite($this->switching->tokenFor($editor, Direction::Site, $entered), 'Chromium');

        self::assertSame([$session->id, $session->id], [$entered->id, $issued->sessionId]);
        self::assertSame(['Firefox'], array_map(static fn (Session $one): string => $one->device, $this->plugin->get(Sessions::class)->listActive($editor)));
        self::assertTrue($this->isAlive($issued));
        self::assertSame('renewed', $this->renewing($issued));
    }

    public function testSiteContinuesWithNewTokensAndRejectsOldOnes(): void
    {
        $editor = $this->users->editor();
        $before = $this->plugin->get(Sessions::class)->start($editor->id, 'Firefox');
        $session = $this->plugin->get(Sessions::class)->findActive($before->sessionId, $editor->id);
        $after = $this->switching->enterSite($this->switching->tokenFor($editor, Direction::Site, $session), 'Firefox');

        self::assertSame('session_expired', $this->renewing($before));
        $this->plugin->get(Sessions::class)->end($before->refreshToken);
        self::assertTrue($this->isAlive($after), 'A token of the past ends nothing.');
    }

    public function testRejectsEndedSession(): void
    {
        $editor = $this->users->editor();
        foreach (Direction::cases() as $direction) {
            $session = $this->sessionOf($editor);
            $token = $this->switching->tokenFor($editor, $direction, $session);
            $this->plugin->get(Sessions::class)->endById($session->id, SessionEnd::SignedOut);

            self::assertSame('switch_token_invalid', $this->using($token, $direction), $direction->value);
        }
    }

    public function testCannotContinueSessionOfAnotherPerson(): void
    {
        $session = $this->sessionOf($this->users->administrator());

        self::assertSame('forbidden', $this->outcome(fn () => $this->switching->tokenFor($this->users->editor(), Direction::WordPress, $session)));
    }

    private function token(Viewer $viewer): string
    {
        return $this->switching->tokenFor($viewer, Direction::Site, null);
    }

    private function sessionOf(Viewer $viewer): Session
    {
        $issued = $this->plugin->get(Sessions::class)->start($viewer->id, 'Firefox');

        return $this->plugin->get(Sessions::class)->findActive($issued->sessionId, $viewer->id) ?? self::fail('It lives.');
    }

    private function using(string $token, Direction $direction): string
    {
        return $this->outcome(fn () => match ($direction) {
            Direction::Site => $this->switching->enterSite($token, 'Firefox'),
            Direction::WordPress => $this->switching->enterWordPress($token, 'Firefox'),
        });
    }

    private function entering(string $token): string
    {
        return $this->outcome(fn () => $this->switching->enterSite($token, 'Firefox'));
    }

    /** @return list<string> */
    private function stored(): array
    {
        return $this->db->column("SELECT hash FROM {$this->db->table('switch_tokens')}");
    }
}
