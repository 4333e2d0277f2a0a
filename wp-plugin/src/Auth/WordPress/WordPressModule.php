<?php

declare(strict_types=1);

namespace Passerelle\Auth\WordPress;

use Passerelle\Accounts\ViewerFactory;
use Passerelle\Auth\AccountState;
use Passerelle\Auth\AdminRight;
use Passerelle\Auth\AuthLimits;
use Passerelle\Auth\AuthModule;
use Passerelle\Auth\PublicPages;
use Passerelle\Auth\Switching\Switching;
use Passerelle\Kernel\Config;
use Passerelle\Kernel\Database;
use Passerelle\Kernel\Module;

/** WordPress's part of the one sign-in: who it believes, how the administration is entered, and how it is left. */
final readonly class WordPressModule implements Module
{
    private function __construct(
        public WordPressSessions $sessions,
        public WordPressCookies $cookies,
        public BreakGlass $breakGlass,
        public SignInLinks $links,
        private Authentication $authentication,
        private SignInPage $page,
        private Entry $entry,
        private EditingSession $editing,
    ) {
    }

    /**
     * @param string $file the plugin's main file
     * @param bool $isBreakGlassOpen whether administrators may use WordPress's own form
     */
    public static function build(
        string $file,
        Database $db,
        Config $config,
        AuthModule $auth,
        Switching $switching,
        ViewerFactory $viewers,
        bool $isBreakGlassOpen,
    ): self {
        $sessions = new WordPressSessions($db, $auth->sessions, new AdminRight(new AccountState()), $viewers);
        $cookies = new WordPressCookies($sessions, $auth->sessions);
        $breakGlass = new BreakGlass($isBreakGlassOpen, $auth->signIn, $auth->sessions, $cookies, $viewers);
        $page = new SignInPage(PublicPages::configured($config), $breakGlass);
        $links = new SignInLinks($file, $switching, $viewers);

        return new self(
            $sessions,
            $cookies,
            $breakGlass,
            $links,
            new Authentication($sessions, $auth->request, $auth->current, AuthLimits::from($config), $viewers, $breakGlass),
            $page,
            new Entry($switching, $cookies, $page, $links),
            new EditingSession($file),
        );
    }

    public function register(): void
    {
        $this->authentication->register();
        $this->page->register();
        $this->breakGlass->register();
        $this->links->register();
        $this->entry->register();
        $this->editing->register();
        add_action(AuthModule::DAILY, fn (): int => $this->sessions->purge());
    }
}
