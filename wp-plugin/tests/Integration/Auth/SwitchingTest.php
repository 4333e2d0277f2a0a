<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Auth;

use Passerelle\Accounts\Role;
use Passerelle\Accounts\ViewerFactory;
use Passerelle\Auth\AccountState;
use Passerelle\Auth\Switching\Switching;
use Passerelle\Auth\Switching\SwitchingModule;
use Passerelle\Kernel\Config;
use PHPUnit\Framework\Attributes\DataProvider;
use WP_User;

final class SwitchingTest extends AuthTestCase
{
    private SwitchingModule $module;
    private Switching $switching;

    protected function setUp(): void
    {
        parent::setUp();
        $config = Config::fromDirectory(dirname(__DIR__, 3) . '/config');
        $this->module = SwitchingModule::build($this->plugin->database, $this->clock, $config, $this->auth->sessions, new ViewerFactory());
        $this->switching = $this->module->switching;
    }

    public function testATokenOpensASessionOfItsOwnPersonOnce(): void
    {
        [$editor, $other] = [$this->users->editor(), $this->users->administrator()];
        $token = $this->switching->tokenFor($editor);
        $this->switching->tokenFor($other);
        $session = $this->switching->enter($token, 'Firefox');

        self::assertSame([$editor->id, true], [$session->userId, $this->isAlive($session)]);
        self::assertSame('switch_token_invalid', $this->entering($token), 'It is used.');
        self::assertTrue($this->isAlive($session));
    }

    /** @param list<Role> $roles */
    #[DataProvider('roles')]
    public function testOnlyWhoWorksInTheAdministrationMay(array $roles, string $outcome): void
    {
        $id = $this->users->with($roles[0])->id;
        array_map((new WP_User($id))->add_role(...), array_column(array_slice($roles, 1), 'value'));
        $viewer = (new ViewerFactory())->of($id);

        self::assertSame($outcome, $this->outcome(fn () => $this->switching->tokenFor($viewer)));
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

    public function testNobodyHasNone(): void
    {
        self::assertSame('forbidden', $this->outcome(fn () => $this->switching->tokenFor((new ViewerFactory())->of(0))));
    }

    public function testItLivesForAMinute(): void
    {
        $editor = $this->users->editor();
        $token = $this->switching->tokenFor($editor);
        $this->clock->advance(59);
        self::assertSame('done', $this->entering($token));
        $token = $this->switching->tokenFor($editor);
        $this->clock->advance(60);
        self::assertSame(['switch_token_invalid', 'switch_token_invalid'], [$this->entering($token), $this->entering($token)]);
    }

    public function testANewOneVoidsTheOneBefore(): void
    {
        $editor = $this->users->editor();
        [$first, $second] = [$this->switching->tokenFor($editor), $this->switching->tokenFor($editor)];

        self::assertSame(['switch_token_invalid', 'done'], [$this->entering($first), $this->entering($second)]);
    }

    #[DataProvider('nonsense')]
    public function testWhatWasNeverIssuedOpensNothing(string $token): void
    {
        $this->switching->tokenFor($this->users->editor());

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
        $tokens = [$this->switching->tokenFor($demoted), $this->switching->tokenFor($closed)];
        (new WP_User($demoted->id))->set_role(Role::Beneficiaire->value);
        update_user_meta($closed->id, AccountState::DISABLED_META, '1');

        self::assertSame(['switch_token_invalid', 'switch_token_invalid'], array_map($this->entering(...), $tokens));
    }

    public function testANewPasswordOrTheEndOfAnAccountVoidsIt(): void
    {
        $this->module->register();
        $editors = [$this->users->editor(), $this->users->editor()];
        $tokens = array_map($this->switching->tokenFor(...), $editors);
        wp_set_password('Another-2026!', $editors[0]->id);
        require_once ABSPATH . 'wp-admin/includes/user.php';
        wp_delete_user($editors[1]->id);

        self::assertSame([], $this->stored());
        self::assertSame(['switch_token_invalid', 'switch_token_invalid'], array_map($this->entering(...), $tokens));
    }

    public function testTheTableHoldsHashesAndForgets(): void
    {
        $token = $this->switching->tokenFor($this->users->editor());
        self::assertSame([hash('sha256', $token)], $this->stored());
        self::assertMatchesRegularExpression('/^[\w-]{43}$/', $token);

        // The running plugin has another clock.
        remove_all_actions('passerelle_auth_daily');
        $this->module->register();
        do_action('passerelle_auth_daily');
        self::assertCount(1, $this->stored());
        $this->clock->advance(60);
        do_action('passerelle_auth_daily');
        self::assertSame([], $this->stored());
    }

    private function entering(string $token): string
    {
        return $this->outcome(fn () => $this->switching->enter($token, 'Firefox'));
    }

    /** @return list<string> */
    private function stored(): array
    {
        return $this->plugin->database->column("SELECT hash FROM {$this->plugin->database->table('switch_tokens')}");
    }
}
