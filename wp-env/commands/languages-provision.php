<?php

/*
 * Creates the two languages. In a separate process: Polylang reads its languages when it loads, so only the next process can
 * set the language of content.
 */

declare(strict_types=1);

use Passerelle\Languages\Provision;

return static function (array $options): int {
    (new Provision())->run();
    // Prevents Polylang's redirect to its setup assistant.
    delete_transient('pll_activation_redirect');
    return 0;
};
