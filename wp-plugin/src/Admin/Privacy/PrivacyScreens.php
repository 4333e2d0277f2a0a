<?php

declare(strict_types=1);

namespace Passerelle\Admin\Privacy;

use Passerelle\Admin\Texts\Texts;
use Passerelle\Kernel\Module;
use Passerelle\Accounts\Privacy\Staff\StaffTools;

/** Previews of erasures on WordPress's screens. */
final readonly class PrivacyScreens implements Module
{
    private function __construct(public DeleteUsersScreen $deletion, public RequestsScreens $requests)
    {
    }

    public static function build(StaffTools $tools, Texts $texts = new Texts()): self
    {
        $view = new ExtentView($texts);

        return new self(
            new DeleteUsersScreen($tools->extents, $tools->deletion, $view, $texts),
            new RequestsScreens($tools->extents, $tools->eraser, $tools->rights, $view, $texts),
        );
    }

    public function register(): void
    {
        if (is_admin()) {
            $this->deletion->register();
            $this->requests->register();
        }
    }
}
