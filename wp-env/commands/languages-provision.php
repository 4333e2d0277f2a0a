<?php

/*
 * Makes the two languages. In a process of its own: Polylang reads its languages when it loads, so only the next process
 * can give content its language.
 */

declare(strict_types=1);

use Passerelle\Languages\Provision;

return static function (array $options): int {
    (new Provision())->run();
    // Polylang would lead the first person in the admin to its setup assistant: this has set it up.
    delete_transient('pll_activation_redirect');
    return 0;
};
