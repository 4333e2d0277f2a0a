<?php

/* Creates accounts for the benchmark (--count=, --password=) and resets all throttles; prints their addresses. */

declare(strict_types=1);

use Passerelle\Kernel\Database;
use Passerelle\Rights\Role;
use Passerelle\Plugin;

return static function (array $options): int {
    $emails = [];
    $password = is_string($options['password'] ?? null) ? $options['password'] : wp_generate_password(24);
    for ($number = 1; $number <= (int) ($options['count'] ?? 0); $number++) {
        $email = "bench-{$number}@bench.passerelle.test";
        $id = email_exists($email) ?: wp_insert_user([
            'user_login' => "bench-{$number}",
            'user_email' => $email,
            'user_pass' => $password,
            'role' => Role::DEFAULT->value,
        ]);
        if (!is_int($id)) {
            fwrite(STDERR, $id->get_error_message() . "\n");
            return 1;
        }
        $emails[] = $email;
    }
    $db = Plugin::running()->get(Database::class);
    $db->execute("DELETE FROM {$db->table('throttle')}");
    echo json_encode($emails), "\n";
    return 0;
};
