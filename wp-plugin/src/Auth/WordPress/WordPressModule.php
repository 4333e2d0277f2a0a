<?php

declare(strict_types=1);

namespace Passerelle\Auth\WordPress;

use Passerelle\Auth\AuthModule;
use Passerelle\Kernel\Module;
use Passerelle\Kernel\Tasks\HasDailyTasks;

/** WordPress's part of the single sign-on: authentication, entering and leaving the administration. */
final readonly class WordPressModule implements Module, HasDailyTasks
{
    public function __construct(
        private WordPressSessions $sessions,
        private Authentication $authentication,
        private SignInPage $page,
        private BreakGlass $breakGlass,
        private SignInLinks $links,
        private Entry $entry,
        private EditingSession $editing,
    ) {
    }

    public function register(): void
    {
        $this->authentication->register();
        $this->page->register();
        $this->breakGlass->register();
        $this->links->register();
        $this->entry->register();
        $this->editing->register();
    }

    public function dailyTasks(): array
    {
        return [AuthModule::DAILY => $this->sessions->purge(...)];
    }
}
