<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Accounts\Privacy;

use Closure;
use LogicException;
use Passerelle\Tests\Integration\Admin\Stopped;

/** WordPress's tools "Erase Personal Data" and "Export Personal Data", as the script of their screens asks for them. */
final class PrivacyTools
{
    /** Hooks of admin-filters.php, which is loaded once and whose hooks each test forgets. */
    public static function load(): void
    {
        require_once ABSPATH . 'wp-admin/includes/admin.php';
        require_once ABSPATH . 'wp-admin/includes/ajax-actions.php';
        add_filter('wp_privacy_personal_data_erasure_page', 'wp_privacy_process_personal_data_erasure_page', 10, 5);
        add_filter('wp_privacy_personal_data_export_page', 'wp_privacy_process_personal_data_export_page', 10, 7);
        add_action('wp_privacy_personal_data_export_file', 'wp_privacy_generate_personal_data_export_file', 10);
        add_action('wp_privacy_personal_data_erased', '_wp_privacy_send_erasure_fulfillment_notification', 10);
        add_filter('wp_doing_ajax', '__return_true');
        $stop = static fn (): Closure => static function (mixed $message = '', mixed $title = '', mixed $arguments = []): never {
            $status = is_array($arguments) ? ($arguments['response'] ?? 0) : 0;
            throw new Stopped(is_scalar($message) ? (string) $message : '', is_int($status) ? $status : 0);
        };
        add_filter('wp_die_ajax_handler', $stop);
        add_filter('wp_die_handler', $stop);
    }

    /** @return int id of a confirmed request */
    public static function request(string $email, string $action): int
    {
        $id = wp_create_user_request($email, $action, [], 'confirmed');

        return is_int($id) ? $id : throw new LogicException($id->get_error_message());
    }

    /** @return array{removed: bool, retained: bool, messages: list<string>, pages: int} what the screen shows afterwards */
    public static function erase(int $requestId): array
    {
        $shown = ['removed' => false, 'retained' => false, 'messages' => [], 'pages' => 0];
        $count = count((array) apply_filters('wp_privacy_personal_data_erasers', []));
        for ($eraser = 1; $eraser <= $count; $eraser++) {
            for ($page = 1; true; $page++) {
                $answer = self::post('erase', $requestId, ['eraser' => $eraser, 'page' => $page]);
                $shown['removed'] = $shown['removed'] || $answer['items_removed'] === true;
                $shown['retained'] = $shown['retained'] || $answer['items_retained'] === true;
                $shown['messages'] = [...$shown['messages'], ...self::texts($answer['messages'])];
                $shown['pages']++;
                if ($answer['done'] === true) {
                    break;
                }
            }
        }

        return $shown;
    }

    /** @return array{url: string, pages: array<string, int>} address of the archive, and answers by exporter */
    public static function export(int $requestId): array
    {
        $keys = array_map(strval(...), array_keys((array) apply_filters('wp_privacy_personal_data_exporters', [])));
        $url = '';
        $pages = array_fill_keys($keys, 0);
        foreach ($keys as $index => $key) {
            for ($page = 1; true; $page++) {
                $answer = self::post('export', $requestId, ['exporter' => $index + 1, 'page' => $page, 'sendAsEmail' => 'false']);
                $pages[$key]++;
                $url = is_string($answer['url'] ?? null) ? $answer['url'] : $url;
                if ($answer['done'] === true) {
                    break;
                }
            }
        }

        return ['url' => $url, 'pages' => $pages];
    }

    /**
     * @param array<string, int|string> $fields
     * @return array<string, mixed> data of the answer
     * @throws LogicException with the message of a refusal
     */
    public static function post(string $tool, int $requestId, array $fields): array
    {
        $action = "wp-privacy-{$tool}-personal-data";
        $_POST = $_REQUEST = wp_slash(['action' => $action, 'id' => $requestId, 'security' => wp_create_nonce("{$action}-{$requestId}"), ...$fields]);
        ob_start();
        try {
            $tool === 'erase' ? wp_ajax_wp_privacy_erase_personal_data() : wp_ajax_wp_privacy_export_personal_data();
        } catch (Stopped) {
            // The end of the process.
        } finally {
            $text = (string) ob_get_clean();
            $_POST = $_REQUEST = [];
        }
        $answer = json_decode($text, true);
        $data = is_array($answer) ? ($answer['data'] ?? null) : null;
        if (!is_array($answer) || ($answer['success'] ?? false) !== true || !is_array($data)) {
            throw new LogicException(is_string($data) ? $data : $text);
        }
        /** @var array<string, mixed> $data */
        return $data;
    }

    /** @return list<string> */
    private static function texts(mixed $messages): array
    {
        return array_values(array_filter((array) $messages, is_string(...)));
    }
}
