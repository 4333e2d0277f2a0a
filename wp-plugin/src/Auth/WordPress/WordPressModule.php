<?php

declare(strict_types=1);

namespace Passerelle\Auth\WordPress;

use Passerelle\Auth\AuthModule;
use Passerelle\Auth\Links\PublicPages;
use Passerelle\Auth\Switching\AdminRight;
use Passerelle\Auth\Switching\Switching;
use Passerelle\Kernel\Module;
use Passerelle\Kernel\Services;
use Passerelle\Kernel\Tasks\HasDailyTasks;
use Passerelle\Rights\ProxyRequest;
use Passerelle\Rights\ViewerFactory;

/** WordPress's part of the single sign-on: authentication, entering and leaving the administration. */
final readonly class WordPressModule implements Module, HasDailyTasks
{
    public WordPressSessions $sessions;
    public WordPressCookies $cookies;
    public BreakGlass $breakGlass;
    public SignInLinks $links;

    /**
     * @param string $file the plugin's main file
     * @param bool $isBreakGlassOpen whether administrators may use WordPress's own form
     */
    public function __construct(
        private string $file,
        private Services $services,
        private AuthModule $auth,
        private Switching $switching,
        private ViewerFactory $viewers,
        bool $isBreakGlassOpen,
    ) {
        $this->sessions = new WordPressSessions($services->database, $auth->sessions, new AdminRight($auth->accounts->state), $viewers);
        $this->cookies = new WordPressCookies($this->sessions, $auth->sessions);
        $this->breakGlass = new BreakGlass($isBreakGlassOpen, $auth->signIn, $auth->sessions, $this->cookies, $viewers);
        $this->links = new SignInLinks($file, $switching, $viewers);
    }

    public function register(): void
    {
        $page = new SignInPage(PublicPages::configured($this->services->config), $this->breakGlass);
        (new Authentication($this->sessions, new ProxyRequest(), $this->auth->current, $this->auth->limits, $this->viewers, $this->breakGlass))->register();
        $page->register();
        $this->breakGlass->register();
        $this->links->register();
        (new Entry($this->switching, $this->cookies, $page, $this->links))->register();
        (new EditingSession($this->file))->register();
    }

    public function dailyTasks(): array
    {
        return [AuthModule::DAILY => $this->sessions->purge(...)];
    }
}
